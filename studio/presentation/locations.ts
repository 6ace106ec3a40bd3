import type { DocumentLocationsState } from 'sanity/presentation'
import * as z from 'zod'
import type { Locale } from '#lib/i18n/locales.ts'
import { isSwitchedOff, getSlug } from '#lib/links/partners.ts'
import { pageList } from '#lib/pages.ts'
import { createPlaces, type Place } from './places.ts'

/** Locations that depend on stored content. */
interface AskedLocations {
  /** GROQ projection of the document, whose published id is `$id`. */
  projection: string
  /** @returns null for an incomplete document */
  resolve: (answer: unknown) => DocumentLocationsState | null
}

function askStore<Answer>(
  projection: string,
  answer: z.ZodType<Answer>,
  getState: (answer: Answer) => DocumentLocationsState,
): AskedLocations {
  return {
    projection,
    resolve: (value) => {
      const parsed = answer.safeParse(value)
      return parsed.success ? getState(parsed.data) : null
    },
  }
}

const at = (...locations: Place[]): DocumentLocationsState => ({ locations })
const showElsewhere = (message: string, locations: Place[] = []): DocumentLocationsState => ({
  message,
  tone: 'caution',
  locations,
})

/** The pages that list a document, drafts included, by the type of the page. */
const listOn = (placesByPage: Readonly<Record<string, readonly Place[]>>) =>
  askStore(
    `{"pages": *[_type in ${JSON.stringify(Object.keys(placesByPage))} && references($id)]._type}`,
    z.object({ pages: z.array(z.string()) }),
    ({ pages }) => {
      const found = Object.entries(placesByPage).flatMap(([page, places]) => (pages.includes(page) ? places : []))
      return found.length > 0
        ? at(...found)
        : showElsewhere('Not on any page yet. Add it to the list of a page to show it.')
    },
  )

const slug = z.string()

/** Where each kind of document shows on the site: in one language, or in all of them. */
export function listLocations(locale?: Locale): Readonly<Record<string, DocumentLocationsState | AskedLocations>> {
  const places = createPlaces(locale)
  const pageLocations = Object.fromEntries(
    pageList
      .filter(({ type }) => type !== 'legalPolicy')
      .map(({ name, type, path }) => {
        const shown = places.getPlaces(name)
        return [
          type,
          path.includes('{partner}') ? showElsewhere('The same texts for every partner.', shown) : at(...shown),
        ]
      }),
  )

  return {
    siteSettings: showElsewhere('Used on every page.', places.all),
    ...pageLocations,
    // The scan page shows its press strip.
    personalPage: at(...places.page('home'), ...places.scan()),
    consentSettings: showElsewhere('On every page until the visitor has chosen.', places.all),
    disclosures: showElsewhere('In the footer of these pages, and beside the forms.', places.framed),
    estimateRules: showElsewhere('The figures of the estimate, in every language.', places.page('estimate')),
    emailMessages: showElsewhere('Sent by email, with a link to the unsubscribe page.', places.page('unsubscribe')),
    wordingRules: showElsewhere('Not on a page. Every text in the Studio is checked against it.'),
    onePager: showElsewhere('A PDF, requested on the business page.', places.page('business')),
    redirect: showElsewhere('Sends visitors to another address. Not a page.'),
    testimonial: listOn({ personalPage: places.page('home', '#testimonials'), scanPage: places.scan() }),
    // The scan page shows the press strip of the personal page.
    pressLogo: listOn({ personalPage: [...places.page('home'), ...places.scan()] }),
    partnerLogo: listOn({ businessPage: places.page('business') }),
    faq: listOn({
      personalPage: places.page('home', '#faq'),
      businessPage: places.page('business', '#faq'),
    }),
    partner: askStore(
      '{slug, enabled}',
      z.object({ slug: z.object({ current: slug }), enabled: z.boolean().nullish() }),
      (partner) => {
        if (isSwitchedOff(partner)) {
          return showElsewhere('Switched off: its links open the default page.')
        }
        const value = getSlug(partner)
        return at(...places.link(value), ...places.scan(value))
      },
    ),
    legalPolicy: askStore('{title, "slug": slug.current}', z.object({ title: z.string().nullish(), slug }), (policy) =>
      at(...places.policy(policy.title ?? policy.slug, policy.slug), ...places.policyHistory(policy.slug)),
    ),
    policyVersion: askStore(
      '{title, number, "slug": policy->slug.current}',
      z.object({ title: z.string().nullish(), number: z.number(), slug }),
      (version) => at(...places.policyVersion(version.title ?? version.slug, version.slug, version.number)),
    ),
  }
}
