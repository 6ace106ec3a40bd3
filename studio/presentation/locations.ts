import type { DocumentLocationsState } from 'sanity/presentation'
import type { Locale } from '#lib/i18n/locales.ts'
import { isSwitchedOff } from '#lib/links/partners.ts'
import { pageList } from '#lib/pages.ts'
import { createPageLocations, type PageLocation } from './pageLocations.ts'

/** What the locations of a document depend on; a draft may lack any of it. */
export interface LocatedDocument {
  language: string | null
  title: string | null
  slug: string | null
  /** Number of a policy's version. */
  number: number | null
  /** Whether a partner is switched on. */
  enabled: boolean | null
  /** Types of the documents that list it, drafts included. */
  listedBy: string[]
}

/** Selects a {@link LocatedDocument}. @param $id its published id */
export const locatedQuery = `*[_id == $id][0]{
  language, title, number, enabled, "slug": coalesce(slug.current, policy->slug.current),
  "listedBy": *[references($id)]._type
}`

const show = (...locations: PageLocation[]): DocumentLocationsState => ({ locations })
const showNote = (message: string, locations: PageLocation[] = []): DocumentLocationsState => ({ message, locations })
const showWarning = (message: string): DocumentLocationsState => ({ ...showNote(message), tone: 'caution' })

/**
 * Lists where a document appears on the site, for each type it may have.
 *
 * @param locale language of the pages; without one those of all languages are listed
 * @returns by type; null for an incomplete document
 */
export function listLocations(
  locale?: Locale,
  document: Partial<LocatedDocument> | null = null,
): Readonly<Record<string, DocumentLocationsState | null>> {
  const { slug, title, number, enabled, listedBy = [] } = document ?? {}
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
  /** Shows the pages that list the document. @param placesByPage places by the type of their page */
  const showPages = (placesByPage: Readonly<Record<string, PageLocation[]>>) => {
    const found = Object.entries(placesByPage).flatMap(([page, pagePlaces]) =>
      listedBy.includes(page) ? pagePlaces : [],
    )
    return found.length > 0
      ? show(...found)
      : showWarning('Not on any page yet. Add it to the list of a page to show it.')
  }
  const showPartner = () => {
    if (!slug) return null
    if (isSwitchedOff({ slug: { current: slug }, enabled })) {
      return showWarning('Switched off: its links open the default page.')
    }
    return show(...places.link(slug), ...places.scan(slug))
  }

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
    testimonial: showPages({ personalPage: places.page('home', '#testimonials'), scanPage: places.scan() }),
    // The scan page shows the press strip of the personal page.
    pressLogo: showPages({ personalPage: [...places.page('home'), ...places.scan()] }),
    partnerLogo: showPages({ businessPage: places.page('business') }),
    faq: showPages({ personalPage: places.page('home', '#faq'), businessPage: places.page('business', '#faq') }),
    partner: showPartner(),
    legalPolicy: slug ? show(...places.policy(title ?? slug, slug), ...places.policyHistory(slug)) : null,
    policyVersion: slug && number ? show(...places.policyVersion(title ?? slug, slug, number)) : null,
  }
}
