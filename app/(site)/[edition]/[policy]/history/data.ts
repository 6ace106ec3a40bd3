import { stegaClean } from '@sanity/client/stega'
import { defineQuery } from 'groq'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { ListedVersion } from '#components/sections/policy/PolicyHistory.tsx'
import { policyTextProjection } from '#components/sections/shared.query.ts'
import { createPageMetadata } from '#components/site-frame/pageMetadata.ts'
import { fetchContent, fetchPublished } from '#lib/content/fetch.ts'
import { formatDay } from '#lib/content/format.ts'
import { isPreview, isShared } from '#lib/content/preview.ts'
import type { Seo } from '#lib/content/sanity.types.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { editions } from '#lib/editions.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import type { StringKey } from '#lib/i18n/resources.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { translate } from '#lib/i18n/translate.ts'
import {
  getComparisonPath,
  getHistoryPath,
  getVersionPath,
  parseVersionNumber,
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

/** Finds a version by its number in the URL; 404 for an unknown number. */
const findVersion = (versions: readonly ListedVersion[], parameter: string): ListedVersion =>
  versions.find(({ number }) => number === parseVersionNumber(parameter)) ?? notFound()

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
  const { inForce, next } = findVersionsOn(versions, getToday())
  if (!inForce || !next || isShared() || (await isPreview())) return { content: newest }
  return {
    content: { ...newest, ...(await loadVersionText(route, inForce)), ...inForce },
    next: { ...next, replaced: inForce.number },
  }
}

/** Lists the version numbers to prerender; later versions are rendered on first request. */
async function listBuiltNumbers(route: PolicyRoute, language: Locale): Promise<number[]> {
  const stored = await fetchPublished({ query: policyVersionsQuery, params: { slug: getSlug(route) }, language, tags })
  return stored.length > 0 ? stored.map(({ number }) => number) : [1]
}

async function createParams<Part extends object>(getParts: (numbers: number[]) => Part[]) {
  const pairs = policyRoutes.flatMap((route) => editionParams(route).map(({ edition }) => ({ route, edition })))
  const params = pairs.map(async ({ route, edition }) => {
    const numbers = await listBuiltNumbers(route, editions[edition].locale)
    return getParts(numbers).map((part) => ({ edition, policy: getSlug(route), ...part }))
  })
  return (await Promise.all(params)).flat()
}

export const versionParams = () => createParams((numbers) => numbers.map((number) => ({ version: String(number) })))

/** Returns only comparisons of adjacent versions to prerender, the ones most visitors open. */
export const comparisonParams = () =>
  createParams((numbers) =>
    numbers.slice(0, -1).map((number, index) => ({ version: String(number), earlier: String(numbers[index + 1]) })),
  )

const formatDate = (date: string) => formatDay(stegaClean(date), requestLocale())

/** Creates the facts of a page of the history; `values` are those of its two texts besides the document's title. */
async function createFacts(
  route: PolicyRoute,
  path: `/${string}`,
  [titleKey, descriptionKey]: readonly [title: StringKey, description: StringKey],
  values: Readonly<Record<string, string | number>> = {},
) {
  const title = stegaClean((await loadPolicy(pages[route].path)).title)
  const texts = { title, ...values }
  const document = { path: pages[route].path, title }
  const history = { path: getHistoryPath(route), title: translate('legal.historyTitle', { title }) }
  const seo: Seo = {
    _type: 'seo',
    title: translate(titleKey, texts),
    description: translate(descriptionKey, texts),
  }
  return { path, seo, above: path === history.path ? [document] : [document, history] }
}

export type VersionRoute = PolicyPageRoute<{ version: string }>
export type ComparisonRoute = PolicyPageRoute<{ version: string; earlier: string }>

/** Sets the request's language. Returns the home and the document of a URL, with all versions of the document. */
async function loadVersions(params: PolicyPageRoute['params']) {
  const home = await getHome(params)
  const route = getPolicyRoute((await params).policy)
  return { home, policy: route, versions: await listVersions(route) }
}

export async function loadHistoryPage(params: PolicyPageRoute['params']) {
  const listed = await loadVersions(params)
  const texts = ['legal.historyTitle', 'legal.historyDescription'] as const
  return { ...listed, facts: await createFacts(listed.policy, getHistoryPath(listed.policy), texts) }
}

export async function loadVersionPage(params: VersionRoute['params']) {
  const listed = await loadVersions(params)
  const version = findVersion(listed.versions, (await params).version)
  const { number, lastUpdated } = version
  const path = getVersionPath(listed.policy, number)
  const facts = await createFacts(listed.policy, path, ['legal.versionTitle', 'legal.versionDescription'], {
    number,
    date: formatDate(lastUpdated),
  })
  return { ...listed, version, facts }
}

/** Loads the two versions that a URL compares; 404 unless `earlier` is the lower number. */
export async function loadComparisonPage(params: ComparisonRoute['params']) {
  const listed = await loadVersions(params)
  const numbers = await params
  const version = findVersion(listed.versions, numbers.version)
  const earlier = findVersion(listed.versions, numbers.earlier)
  if (earlier.number >= version.number) notFound()
  const path = getComparisonPath(listed.policy, version.number, earlier.number)
  const facts = await createFacts(listed.policy, path, ['legal.comparisonTitle', 'legal.comparisonDescription'], {
    version: version.number,
    earlier: earlier.number,
    date: formatDate(version.lastUpdated),
    earlierDate: formatDate(earlier.lastUpdated),
  })
  return { ...listed, version, earlier, facts }
}

const createHistoryMetadata =
  <Params extends PolicyPageRoute['params']>(
    load: (params: Params) => ReturnType<typeof loadHistoryPage>,
    indexable = false,
  ) =>
  async ({ params }: { params: Params }): Promise<Metadata> => {
    const { policy: route, facts } = await load(params)
    return createPageMetadata({ ...facts, card: await createPolicyCard(route), indexable })
  }

/** Indexable, so that a search for an older text finds the list. */
export const historyMetadata = createHistoryMetadata(loadHistoryPage, true)

/** Not indexable: search results must not show a text that no longer applies. */
export const versionMetadata = createHistoryMetadata(loadVersionPage)

export const comparisonMetadata = createHistoryMetadata(loadComparisonPage)
