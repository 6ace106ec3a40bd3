import type { DocumentLocationsState } from 'sanity/presentation'
import * as z from 'zod'
import type { Locale } from '#lib/i18n/locales.ts'
import { isSwitchedOff, getSlug } from '#lib/links/partners.ts'
import { pageList } from '#lib/pages.ts'
import { createPageLocations, type PageLocation } from './pageLocations.ts'

/** Locations that depend on stored content. */
interface QueriedLocations {
  /** GROQ projection of the document, whose published id is `$id`. */
  projection: string
  /** @returns null for an incomplete document */
  resolve: (answer: unknown) => DocumentLocationsState | null
}

function toQuery<Answer>(
  projection: string,
  answer: z.ZodType<Answer>,
  getState: (answer: Answer) => DocumentLocationsState,
): QueriedLocations {
  return {
    projection,
    resolve: (value) => {
      const parsed = answer.safeParse(value)
      return parsed.success ? getState(parsed.data) : null
    },
  }
}

const show = (...locations: PageLocation[]): DocumentLocationsState => ({ locations })
const showNote = (message: string, locations: PageLocation[] = []): DocumentLocationsState => ({
  message,
  tone: 'caution',
  locations,
})

/** Finds the pages that list a document, drafts included. @param placesByPage places by the type of their page */
const findPages = (placesByPage: Readonly<Record<string, readonly PageLocation[]>>) =>
  toQuery(
    `{"pages": *[_type in ${JSON.stringify(Object.keys(placesByPage))} && references($id)]._type}`,
    z.object({ pages: z.array(z.string()) }),
    ({ pages }) => {
      const found = Object.entries(placesByPage).flatMap(([page, places]) => (pages.includes(page) ? places : []))
      return found.length > 0
        ? show(...found)
        : showNote('Not on any page yet. Add it to the list of a page to show it.')
    },
  )

const slug = z.string()

/** Lists where each document type appears on the site, in one language or in all of them. */
export function listLocations(locale?: Locale): Readonly<Record<string, DocumentLocationsState | QueriedLocations>> {
  const places = createPageLocations(locale)
  const pageLocations = Object.fromEntries(
    pageList
      .filter(({ type }) => type !== 'legalPolicy')
      .map(({ name, type, path }) => {
        const pagePlaces = places.getLocations(name)
        return [
          type,
          path.includes('{partner}') ? showNote('The same texts for every partner.', pagePlaces) : show(...pagePlaces),
        ]
      }),
  )

  return {
    siteSettings: showNote('Used on every page.', places.all),
    ...pageLocations,
    // The scan page shows its press strip.
    personalPage: show(...places.page('home'), ...places.scan()),
    consentSettings: showNote('On every page until the visitor has chosen.', places.all),
    disclosures: showNote('In the footer of these pages, and beside the forms.', places.framed),
    estimateRules: showNote('The figures of the estimate, in every language.', places.page('estimate')),
    emailMessages: showNote('Sent by email, with a link to the unsubscribe page.', places.page('unsubscribe')),
    wordingRules: showNote('Not on a page. Every text in the Studio is checked against it.'),
    onePager: showNote('A PDF, requested on the business page.', places.page('business')),
    redirect: showNote('Sends visitors to another address. Not a page.'),
    testimonial: findPages({ personalPage: places.page('home', '#testimonials'), scanPage: places.scan() }),
    // The scan page shows the press strip of the personal page.
    pressLogo: findPages({ personalPage: [...places.page('home'), ...places.scan()] }),
    partnerLogo: findPages({ businessPage: places.page('business') }),
    faq: findPages({
      personalPage: places.page('home', '#faq'),
      businessPage: places.page('business', '#faq'),
    }),
    partner: toQuery(
      '{slug, enabled}',
      z.object({ slug: z.object({ current: slug }), enabled: z.boolean().nullish() }),
      (partner) => {
        if (isSwitchedOff(partner)) {
          return showNote('Switched off: its links open the default page.')
        }
        const value = getSlug(partner)
        return show(...places.link(value), ...places.scan(value))
      },
    ),
    legalPolicy: toQuery('{title, "slug": slug.current}', z.object({ title: z.string().nullish(), slug }), (policy) =>
      show(...places.policy(policy.title ?? policy.slug, policy.slug), ...places.policyHistory(policy.slug)),
    ),
    policyVersion: toQuery(
      '{title, number, "slug": policy->slug.current}',
      z.object({ title: z.string().nullish(), number: z.number(), slug }),
      (version) => show(...places.policyVersion(version.title ?? version.slug, version.slug, version.number)),
    ),
  }
}
