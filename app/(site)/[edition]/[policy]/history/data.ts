import { stegaClean } from '@sanity/client/stega'
import { defineQuery } from 'groq'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { ListedVersion } from '#components/sections/policy/PolicyHistory.tsx'
import { policyTextProjection } from '#components/sections/shared.query.ts'
import { createPageMetadata } from '#components/site-frame/pageMetadata.ts'
import { fetchContent, fetchPublished } from '#lib/content/fetch.ts'
import { formatDay } from '#lib/content/formatDay.ts'
import { isPreview, isShared } from '#lib/content/preview.ts'
import type { Seo } from '#lib/content/sanity.types.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { editions } from '#lib/editions.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { translate } from '#lib/i18n/translate.ts'
import {
  getHistoryPath,
  parsePolicyPath,
  policyPathExists,
  policyRoutes,
  type PolicyRoute,
} from '#lib/links/policies.ts'
import { pages } from '#lib/pages.ts'
import { findVersionsOn, withEffectiveDates } from '#lib/policies/dates.ts'
import type { PolicyText } from '#lib/policies/policyText.ts'
import { editionParams, getHome } from '../../../editions.ts'
import { loadPolicy, createPolicyCard, type PolicyPageRoute, getPolicyRoute, loadPublishedPolicy } from '../data.ts'

const policyVersionsQuery =
  defineQuery(`*[_type == "policyVersion" && policy->slug.current == $slug && ${inLanguage}] | order(number desc){
  _id, _type, number, lastUpdated, effectiveDate, earlierEffectiveDate, changeSummary
}`)

const policyVersionQuery =
  defineQuery(`*[_type == "policyVersion" && policy->slug.current == $slug && ${inLanguage} && number == $number][0]{
  ${policyTextProjection}
}`)

const tags = ['legalPolicy', 'policyVersion'] as const
const getSlug = (route: PolicyRoute) => pages[route].path.slice(1)

/**
 * Lists the versions of a legal document, newest first; before its first change, the document itself is version 1. The
 * newest effective date may be deferred after publication, so it is read from the published document: a draft may be of
 * a future text.
 */
const listVersions = cache(async (route: PolicyRoute): Promise<ListedVersion[]> => {
  const { path } = pages[route]
  const stored = await fetchContent({ query: policyVersionsQuery, params: { slug: getSlug(route) }, tags })
  if (stored.length > 0) return withEffectiveDates(stored, (await loadPublishedPolicy(path)).effectiveDate)
  const { _id, _type, lastUpdated, effectiveDate, changeSummary } = await loadPolicy(path)
  return [{ _id, _type, number: 1, lastUpdated, effectiveDate, changeSummary }]
})

/** Loads the text of a version; the present text where it is not stored. */
export async function loadVersionText(route: PolicyRoute, { _type, number }: ListedVersion): Promise<PolicyText> {
  // Before the first change no version is stored.
  if (_type === 'legalPolicy') return loadPolicy(pages[route].path)
  const stored = await fetchContent({ query: policyVersionQuery, params: { slug: getSlug(route), number }, tags })
  return stored ?? loadPolicy(pages[route].path)
}

/** Loads the effective text, and the version that replaces it later. A preview shows the newest. */
export async function loadPresentPolicy(route: PolicyRoute) {
  const { path } = pages[route]
  const [newest, versions] = await Promise.all([loadPolicy(path), listVersions(route)])
  const { current, next } = findVersionsOn(versions, getToday())
  if (!current || !next || isShared() || (await isPreview())) return { content: newest }
  return {
    content: { ...newest, ...(await loadVersionText(route, current)), ...current },
    next: { ...next, versions, earlier: current.number },
  }
}

export type HistoryRoute = PolicyPageRoute<{ version?: string[] }>

/** Lists the paths below a history to prerender: of the versions, and of what most visitors compare, adjacent ones. */
async function listBuiltPaths(route: PolicyRoute, language: Locale): Promise<string[][]> {
  const stored = await fetchPublished({ query: policyVersionsQuery, params: { slug: getSlug(route) }, language, tags })
  const numbers = stored.length > 0 ? stored.map(({ number }) => String(number)) : ['1']
  const comparisons = numbers.slice(1).map((earlier, index) => [numbers[index] ?? '', 'since', earlier])
  return [[], ...numbers.map((number) => [number]), ...comparisons]
}

/** Returns the pages to prerender; later versions are rendered on first request. */
export async function generateStaticParams() {
  const pairs = policyRoutes.flatMap((route) => editionParams(route).map(({ edition }) => ({ route, edition })))
  const params = pairs.map(async ({ route, edition }) =>
    (await listBuiltPaths(route, editions[edition].locale)).map((version) => ({
      edition,
      policy: getSlug(route),
      version,
    })),
  )
  return (await Promise.all(params)).flat()
}

const formatDate = ({ lastUpdated }: ListedVersion) => formatDay(stegaClean(lastUpdated), requestLocale())

/** Title and description of the list, of a version and of a comparison. */
const texts = {
  list: ['legal.historyTitle', 'legal.historyDescription'],
  version: ['legal.versionTitle', 'legal.versionDescription'],
  comparison: ['legal.comparisonTitle', 'legal.comparisonDescription'],
} as const

/** Creates the facts of a page of the history. A version is named by its own title, its document by the newest. */
function createFacts(
  route: PolicyRoute,
  path: `/${string}`,
  { newest, own }: { newest: string; own: string },
  { version, earlier }: { version: ListedVersion | undefined; earlier: ListedVersion | undefined },
) {
  const [titleKey, descriptionKey] = texts[earlier ? 'comparison' : version ? 'version' : 'list']
  const values = {
    title: own,
    ...(version && { number: version.number, version: version.number, date: formatDate(version) }),
    ...(earlier && { earlier: earlier.number, earlierDate: formatDate(earlier) }),
  }
  const seo: Seo = {
    _type: 'seo',
    title: translate(titleKey, values),
    description: translate(descriptionKey, values),
  }
  const document = { path: pages[route].path, title: newest }
  const history = { path: getHistoryPath(route), title: translate('legal.historyTitle', { title: newest }) }
  return { path, seo, above: version ? [document, history] : [document] }
}

/**
 * Sets the request's language and loads a page of the history, with all versions of the document; 404 for an unknown
 * version, or one compared with itself or a later one.
 */
export async function loadHistoryPage(params: HistoryRoute['params']) {
  const home = await getHome(params)
  const { policy: slug, version: parts = [] } = await params
  const policy = getPolicyRoute(slug)
  const versions = await listVersions(policy)
  const path = `${getHistoryPath(policy)}${parts.map((part) => `/${part}`).join('')}` as const
  const address = parsePolicyPath(path)
  const numbers = versions.map(({ number }) => number)
  if (!address || !policyPathExists(address, [{ ...address, numbers }])) notFound()
  const [version, earlier] = [address.version, address.earlier].map((parameter) =>
    versions.find(({ number }) => String(number) === parameter),
  )
  const { title } = await loadPolicy(pages[policy].path)
  const own = version ? (await loadVersionText(policy, version)).title : title
  const facts = createFacts(policy, path, stegaClean({ newest: title, own }), { version, earlier })
  return { home, policy, title, versions, version, earlier, facts }
}

/** Only the list is indexable, for a search for an older text: a version may no longer apply. */
export async function generateMetadata({ params }: HistoryRoute): Promise<Metadata> {
  const { policy, version, facts } = await loadHistoryPage(params)
  return createPageMetadata({ ...facts, card: await createPolicyCard(policy), indexable: !version })
}
