import { defineLocations } from 'sanity/presentation'
import type { DocumentLocationResolvers } from 'sanity/presentation'

interface Place {
  title: string
  href: string
}

const home: Place = { title: 'Personal page', href: '/' }
const landingVariant: Place = { title: 'Personal page, variant', href: '/lp1' }
const business: Place = { title: 'Business page', href: '/business' }
const scan: Place = { title: 'Scan page', href: '/signup/mobile/default?from=link' }

/** Locations that do not depend on what is in the document. */
const at = (...locations: Place[]) => defineLocations({ locations })
const elsewhere = (message: string, locations: Place[] = []) => defineLocations({ message, tone: 'caution', locations })

/** Where each kind of document shows on the site. */
export const locations: DocumentLocationResolvers = {
  siteSettings: defineLocations({ message: 'Used on every page.', tone: 'caution', locations: [home, business] }),
  personalPage: at(home, landingVariant),
  businessPage: at(business),
  waitlistPage: at({ title: 'Android waitlist', href: '/android-waitlist' }),
  supportPage: at({ title: 'Support', href: '/support' }),
  linkPage: at({ title: 'Link page', href: '/v1/link/default' }),
  scanPage: at(scan),
  notFoundPage: at({ title: 'Page not found', href: '/page-not-found' }),
  unsubscribePage: at({ title: 'Unsubscribe', href: '/unsubscribe' }),
  consentSettings: elsewhere('Shown over every page until the visitor has chosen.', [home]),
  disclosures: elsewhere('In the footer of every page, and beside the forms.', [
    business,
    { title: 'Android waitlist', href: '/android-waitlist' },
    home,
  ]),
  emailMessages: elsewhere('Sent by email; not on a page.'),
  wordingRules: elsewhere('Not on a page. Every text written in the Studio is held to it.'),
  onePager: elsewhere('Sent as a PDF; not on a page.'),
  redirect: elsewhere('Leads visitors from one address to another; not a page.'),
  testimonial: at({ title: 'Personal page', href: '/#testimonials' }, scan),
  pressLogo: at(home, scan),
  partnerLogo: at(business),
  faq: defineLocations({
    select: { audience: 'audience' },
    resolve: (faq) => ({
      locations: [
        faq?.['audience'] === 'business'
          ? { title: 'Business page', href: '/business#faq' }
          : { title: 'Personal page', href: '/#faq' },
      ],
    }),
  }),
  partner: defineLocations({
    select: { name: 'name', slug: 'slug.current' },
    resolve: (partner) => {
      const slug: unknown = partner?.['slug']
      if (typeof slug !== 'string') return null
      return {
        locations: [
          { title: 'Link page', href: `/v1/link/${slug}` },
          { title: 'Scan page', href: `/signup/mobile/${slug}?from=link` },
        ],
      }
    },
  }),
  legalPolicy: defineLocations({
    select: { title: 'title', slug: 'slug.current' },
    resolve: (policy) => {
      const slug: unknown = policy?.['slug']
      if (typeof slug !== 'string') return null
      return { locations: [{ title: String(policy?.['title'] ?? slug), href: `/${slug}` }] }
    },
  }),
}
