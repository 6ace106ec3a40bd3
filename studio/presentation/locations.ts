import { defineLocations } from 'sanity/presentation'
import type { DocumentLocationResolvers } from 'sanity/presentation'
import * as places from './places.ts'
import type { Place } from './places.ts'

/** Locations that do not depend on what is in the document. */
const at = (...locations: Place[]) => defineLocations({ locations })
const elsewhere = (message: string, locations: Place[] = []) => defineLocations({ message, tone: 'caution', locations })

/** Where each kind of document shows on the site. */
export const locations: DocumentLocationResolvers = {
  siteSettings: elsewhere('Used on every page.', places.all),
  personalPage: at(...places.personal(), ...places.scan()),
  businessPage: at(...places.business()),
  waitlistPage: at(...places.waitlist),
  supportPage: at(...places.support),
  linkPage: elsewhere('The same words for every partner.', places.link()),
  scanPage: elsewhere('The same words for every partner.', places.scan()),
  notFoundPage: at(...places.notFound),
  unsubscribePage: at(...places.unsubscribe),
  consentSettings: elsewhere('Shown over every page until the visitor has chosen.', places.all),
  disclosures: elsewhere('In the footer of these pages, and beside the forms.', places.framed),
  emailMessages: elsewhere('Sent by email, with a link to the unsubscribe page.', places.unsubscribe),
  wordingRules: elsewhere('Not on a page. Every text written in the Studio is held to it.'),
  onePager: elsewhere('A PDF, sent to who asks for it on the business page.', places.business()),
  redirect: elsewhere('Leads visitors from one address to another; not a page.'),
  testimonial: at(...places.personal('#testimonials'), ...places.scan()),
  pressLogo: at(...places.personal(), ...places.scan()),
  partnerLogo: at(...places.business()),
  faq: defineLocations({
    select: { audience: 'audience' },
    resolve: (faq) => ({
      message: 'Shown where the page lists it.',
      locations: faq?.['audience'] === 'business' ? places.business('#faq') : places.personal('#faq'),
    }),
  }),
  partner: defineLocations({
    select: { slug: 'slug.current' },
    resolve: (partner) => {
      const slug: unknown = partner?.['slug']
      return typeof slug === 'string' ? { locations: [...places.link(slug), ...places.scan(slug)] } : null
    },
  }),
  legalPolicy: defineLocations({
    select: { title: 'title', slug: 'slug.current' },
    resolve: (policy) => {
      const slug: unknown = policy?.['slug']
      if (typeof slug !== 'string') return null
      return { locations: [...places.policy(String(policy?.['title'] ?? slug), slug), ...places.policyHistory(slug)] }
    },
  }),
  policyVersion: defineLocations({
    select: { title: 'title', number: 'number', slug: 'policy.slug.current' },
    resolve: (version) => {
      const { title, number, slug } = version ?? {}
      if (typeof slug !== 'string' || typeof number !== 'number') return null
      return { locations: places.policyVersion(String(title ?? slug), slug, number) }
    },
  }),
}
