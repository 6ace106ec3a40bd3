import { defineQuery } from 'groq'
import { catchError, map, of } from 'rxjs'
import { getDraftId, getPublishedId } from 'sanity'
import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { apiVersion } from '#lib/content/connection.ts'
import { getLanguage, getLanguageOfId, isTranslated } from '#lib/content/languages.ts'
import type { LocatedQueryResult } from '#lib/content/sanity.types.ts'
import { isSingleton } from '#lib/content/tags.ts'
import { editions, listEditions } from '#lib/editions.ts'
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import { getMarkedScanHref } from '#lib/links/destinations.ts'
import { getPageHref, type SitePrefix, toLocalizedPath } from '#lib/links/homeLinks.ts'
import { DEFAULT_PARTNER, isSwitchedOff } from '#lib/links/partners.ts'
import { getLinkHref } from '#lib/links/routes.ts'
import { pageList, type PageName, pages } from '#lib/pages.ts'

/** Creates functions that list pages, or anchors on them, in one language, or without `locale` in all of them. */
export function createPageLocations(locale?: Locale) {
  /** Lists a page in each of its editions. */
  const listPages = (name: PageName, getHref: (home: SitePrefix) => string, title: string = pages[name].title) =>
    listEditions(name)
      .map((edition) => editions[edition])
      .filter((edition) => locale === undefined || edition.locale === locale)
      .map(({ home, suffix }) => ({ title: title + suffix, href: getHref(home) }))

  const link = (partner: string = DEFAULT_PARTNER) => listPages('link', (home) => getLinkHref(home, partner))

  /** Lists the scan page with the mark that keeps a visitor there. */
  const scan = (partner: string = DEFAULT_PARTNER) => listPages('scan', (home) => getMarkedScanHref(home, partner))

  const page = (name: PageName, anchor = '') => {
    if (name === 'link') return link()
    return name === 'scan' ? scan() : listPages(name, (home) => `${getPageHref(home, pages[name].path)}${anchor}`)
  }

  const policy = (title: string, path: string) => listPages('privacy', (home) => getPageHref(home, path), title)

  const policyHistory = (slug: string) => policy('Version history', `/${slug}/history`)

  /** Pages with header and footer. */
  const framed = pageList
    .filter(({ path }) => !path.includes('{'))
    .flatMap(({ name, type, path }) => [...page(name), ...(type === 'legalPolicy' ? policyHistory(path.slice(1)) : [])])

  return { link, scan, page, policy, policyHistory, framed, all: [...framed, ...link(), ...scan()] }
}

type PageLocations = ReturnType<typeof createPageLocations>['all']

/** What the locations of a document depend on, drafts included. @param $id its published id */
export const locatedQuery = defineQuery(`*[_id == $id][0]{
  language, title, number, enabled, "path": coalesce(path, *[_type == "landingPage" && _id + "-fr" == $id][0].path), "slug": coalesce(slug.current, policy->slug.current),
  "listedBy": *[references($id)]._type
}`)

const show = (...locations: PageLocations): DocumentLocationsState => ({ locations })
const showNote = (message: string, locations: PageLocations = []): DocumentLocationsState => ({ message, locations })
const showWarning = (message: string): DocumentLocationsState => ({ ...showNote(message), tone: 'caution' })

/**
 * Lists where a document appears on the site, for each type it may have; null if it is incomplete.
 *
 * @param locale language of the pages; without one those of all languages are listed
 */
export function listLocations(
  locale?: Locale,
  document: LocatedQueryResult = null,
): Readonly<Record<string, DocumentLocationsState | null>> {
  const { slug, title, number, enabled, path } = document ?? {}
  const listedBy: readonly string[] = document?.listedBy ?? []
  const { link, scan, page, policy, policyHistory, framed, all } = createPageLocations(locale)
  /** Shows a landing page. A French one of which nothing is written yet will be at the English path. */
  const showLanding = () => {
    if (path) return show({ title: title ?? path, href: toLocalizedPath(path, locale ?? defaultLocale) })
    return document && showWarning('Not on the site yet: it has no path.')
  }
  const pageLocations = Object.fromEntries(
    pageList.map(({ name, type, path }) => [
      type,
      path.includes('{partner}') ? showNote('The same texts for every partner.', page(name)) : show(...page(name)),
    ]),
  )
  /** Shows the pages that list the document. @param pagesByType by the type of their document */
  const showListing = (pagesByType: Readonly<Record<string, PageLocations>>) => {
    const found = Object.entries(pagesByType).flatMap(([type, found]) => (listedBy.includes(type) ? found : []))
    return found.length > 0
      ? show(...found)
      : showWarning('Not on any page yet. Add it to the list of a page to show it.')
  }
  const showPartner = (partner: string) =>
    isSwitchedOff({ slug: { current: partner }, enabled })
      ? showWarning('Switched off: its links open the default page.')
      : show(...link(partner), ...scan(partner))

  return {
    ...pageLocations,
    siteSettings: showNote('Used on every page.', all),
    // The scan page shows its press strip.
    personalPage: show(...page('home'), ...scan()),
    consentSettings: showNote('On every page until the visitor has chosen.', all),
    disclosures: showNote('In the footer of these pages, and beside the forms.', framed),
    estimateRules: showNote('The figures of the estimate, in every language.', page('estimate')),
    sampleBuyer: showNote('The figures of the phone and of the drawn cards, in every language.', [
      ...page('home'),
      ...page('waitlist'),
    ]),
    emailMessages: showNote('Sent by email, with a link to the unsubscribe page.', page('unsubscribe')),
    wordingRules: showNote('Not on a page. Every text in the Studio is checked against it.'),
    onePager: showNote('A PDF, requested on the business page.', page('business')),
    redirect: showNote('Sends visitors to another address. Not a page.'),
    testimonial: showListing({ personalPage: page('home', '#testimonials'), scanPage: scan() }),
    // The scan page shows the press strip of the personal page.
    pressLogo: showListing({ personalPage: [...page('home'), ...scan()] }),
    partnerLogo: showListing({ businessPage: page('business') }),
    faq: showListing({ personalPage: page('home', '#faq'), businessPage: page('business', '#faq') }),
    landingPage: showLanding(),
    partner: slug ? showPartner(slug) : null,
    legalPolicy: slug ? show(...policy(title ?? slug, `/${slug}`), ...policyHistory(slug)) : null,
    policyVersion:
      slug && number ? show(...policy(`${title ?? slug}, version ${number}`, `/${slug}/history/${number}`)) : null,
  }
}

/** Finds a document's locations in its language, and updates them when a page starts or stops listing it. */
export const locate: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  const getLocale = (document: object) => (isTranslated(type) ? getLanguage(document) : undefined)
  const idLanguage = getLanguageOfId(getPublishedId(id))
  // Those of a singleton are always the same, and a browser opens few event streams to one host.
  if (isSingleton(type)) return listLocations(getLocale({ language: idLanguage }))[type]
  const query = { fetch: locatedQuery, listen: '*[_id in [$id, $draft] || references($id)]' }
  const options = { apiVersion, perspective: 'drafts' as const, tag: 'presentation.locations' }
  const params = { id: getPublishedId(id), draft: getDraftId(id) }
  return documentStore.listenQuery(query, params, options).pipe(
    map((document: LocatedQueryResult) => {
      const language = document?.language ?? idLanguage
      return listLocations(getLocale({ language }), document)[type] ?? null
    }),
    // The form itself reports a lost connection.
    catchError(() => of(null)),
  )
}
