import { defineQuery } from 'groq'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { ListedVersion } from '#components/sections/policy/PolicyHistory.tsx'
import { policyTextProjection } from '#components/sections/shared.query.ts'
import { createPageMetadata } from '#components/site-frame/pageMetadata.ts'
import { fetchContent, fetchPublished } from '#lib/content/fetch.ts'
import { isPreview } from '#lib/content/preview.ts'
import { isShared } from '#lib/content/sharePerspective.ts'
import { type PolicyRoute, policyRoutes, parseVersionNumber } from '#lib/links/policies.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { editions } from '#lib/editions.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { pages } from '#lib/pages.ts'
import { findVersionsOn, withEffectiveDates } from '#lib/policies/dates.ts'
import type { PolicyText } from '#lib/policies/policyText.ts'
import { editionParams, getHome } from '../../../editions.ts'
import { policy, createPolicyCard, type PolicyPageRoute, getPolicyRoute, publishedPolicy } from '../data.ts'
import { loadComparisonFacts, loadHistoryFacts, loadVersionFacts } from './facts.ts'

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
 * The versions of a legal document, newest first. Before its text was first changed nothing is kept: the text in force
 * is then the first version. The day from which the newest applies may be put off after it was published, and is
 * therefore read from the published document: a draft may be of a text that is to come.
 */
export const listVersions = cache(async (route: PolicyRoute): Promise<ListedVersion[]> => {
  const { path } = pages[route]
  const kept = await fetchContent({ query: policyVersionsQuery, params: { slug: getSlug(route) }, tags })
  if (kept.length > 0) return withEffectiveDates(kept, (await publishedPolicy(path)).effectiveDate)
  const { _id, _type, lastUpdated, effectiveDate, changeSummary } = await policy(path)
  return [{ _id, _type, number: 1, lastUpdated, effectiveDate, changeSummary }]
})

/**
 * A version by the part of the address that names it, and all of them; an address that names none is not found.
 *
 * @param parameter its number as a visitor writes it
 */
export async function loadListedVersion(route: PolicyRoute, parameter: string) {
  const number = parseVersionNumber(parameter)
  const versions = await listVersions(route)
  const version = versions.find((each) => each.number === number) ?? notFound()
  return { version, versions }
}

/** Two versions by the parts of the address that name them; the first is the later one, or nothing is found. */
export async function loadComparedVersions(route: PolicyRoute, params: { version: string; earlier: string }) {
  const { version, versions } = await loadListedVersion(route, params.version)
  const { version: earlier } = await loadListedVersion(route, params.earlier)
  if (earlier.number >= version.number) notFound()
  return { version, earlier, versions }
}

/** The text of a version that is listed. */
export async function loadVersionText(route: PolicyRoute, { _type, number }: ListedVersion): Promise<PolicyText> {
  // The text in force, of which no version is kept yet.
  if (_type === 'legalPolicy') return policy(pages[route].path)
  const kept = await fetchContent({ query: policyVersionQuery, params: { slug: getSlug(route), number }, tags })
  return kept ?? policy(pages[route].path)
}

/**
 * What the page of a legal document shows: the text in force, and the version that takes its place later. A preview
 * shows the newest text, which is the one that is edited.
 */
export async function loadPresentPolicy(route: PolicyRoute) {
  const { path } = pages[route]
  const [newest, versions] = await Promise.all([policy(path), listVersions(route)])
  const { inForce, next } = findVersionsOn(versions, getToday())
  if (!inForce || !next || isShared() || (await isPreview())) return { content: newest }
  return {
    content: { ...newest, ...(await loadVersionText(route, inForce)), ...inForce },
    next: { ...next, replaced: inForce.number },
  }
}

/** The numbers of the versions there are when the site is built; those that come later are made when first asked for. */
async function listBuiltNumbers(route: PolicyRoute, language: Locale): Promise<number[]> {
  const kept = await fetchPublished({ query: policyVersionsQuery, params: { slug: getSlug(route) }, language, tags })
  return kept.length > 0 ? kept.map(({ number }) => number) : [1]
}

/** What is made of every legal document, in each of its editions. */
async function parseParams<Part extends object>(getParts: (numbers: number[]) => Part[]) {
  const pairs = policyRoutes.flatMap((route) => editionParams(route).map(({ edition }) => ({ route, edition })))
  const params = pairs.map(async ({ route, edition }) => {
    const numbers = await listBuiltNumbers(route, editions[edition].locale)
    return getParts(numbers).map((part) => ({ edition, policy: getSlug(route), ...part }))
  })
  return (await Promise.all(params)).flat()
}

export const versionParams = () => parseParams((numbers) => numbers.map((number) => ({ version: String(number) })))

/** Each version against the one before it, which is what most visitors ask for. */
export const comparisonParams = () =>
  parseParams((numbers) =>
    numbers.slice(0, -1).map((number, index) => ({ version: String(number), earlier: String(numbers[index + 1]) })),
  )

/** What a page of one version is given, and one of two that are compared. */
export type VersionRoute = PolicyPageRoute<{ version: string }>
export type ComparisonRoute = PolicyPageRoute<{ version: string; earlier: string }>

/** Search engines index the list, so that a search for an older text finds it. */
export async function historyMetadata({ params }: PolicyPageRoute): Promise<Metadata> {
  await getHome(params)
  const route = getPolicyRoute((await params).policy)
  return createPageMetadata({ ...(await loadHistoryFacts(route)), card: await createPolicyCard(route) })
}

/** Not for search engines: a text that no longer applies must not be found in place of the one that does. */
export async function versionMetadata({ params }: VersionRoute): Promise<Metadata> {
  await getHome(params)
  const { policy: slug, version: parameter } = await params
  const route = getPolicyRoute(slug)
  const { version } = await loadListedVersion(route, parameter)
  return createPageMetadata({
    ...(await loadVersionFacts(route, version)),
    card: await createPolicyCard(route),
    indexable: false,
  })
}

export async function comparisonMetadata({ params }: ComparisonRoute): Promise<Metadata> {
  await getHome(params)
  const { policy: slug, ...numbers } = await params
  const route = getPolicyRoute(slug)
  const compared = await loadComparedVersions(route, numbers)
  return createPageMetadata({
    ...(await loadComparisonFacts(route, compared)),
    card: await createPolicyCard(route),
    indexable: false,
  })
}
