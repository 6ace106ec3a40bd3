import { defineQuery } from 'groq'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { ListedVersion } from '#components/sections/policy/PolicyHistory.tsx'
import { policyTextProjection } from '#components/sections/shared.query.ts'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { fetchContent, fetchPublished } from '#lib/content/fetch.ts'
import { isPreview } from '#lib/content/preview.ts'
import { isShared } from '#lib/content/sharePerspective.ts'
import { type PolicyRoute, policyRoutes, versionNumber } from '#lib/links/policies.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { editions } from '#lib/editions.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { today } from '#lib/i18n/timeZone.ts'
import { pages } from '#lib/pages.ts'
import { versionsOn, withEffectiveDates } from '#lib/policies/dates.ts'
import type { PolicyText } from '#lib/policies/policyText.ts'
import { editionParams, homeOf } from '../../../editions.ts'
import { policy, policyCard, type PolicyPageRoute, policyRouteOf, publishedPolicy } from '../data.ts'
import { comparisonFacts, historyFacts, versionFacts } from './facts.ts'

const policyVersionsQuery =
  defineQuery(`*[_type == "policyVersion" && policy->slug.current == $slug && ${inLanguage}] | order(number desc){
  _id, _type, number, lastUpdated, effectiveDate, earlierEffectiveDate, changeSummary
}`)

const policyVersionQuery =
  defineQuery(`*[_type == "policyVersion" && policy->slug.current == $slug && ${inLanguage} && number == $number][0]{
  ${policyTextProjection}
}`)

const tags = ['legalPolicy', 'policyVersion'] as const
const slugOf = (route: PolicyRoute) => pages[route].path.slice(1)

/**
 * The versions of a legal document, newest first. Before its text was first changed nothing is kept: the text in force
 * is then the first version. The day from which the newest applies may be put off after it was published, and is
 * therefore read from the published document: a draft may be of a text that is to come.
 */
export const versionsOf = cache(async (route: PolicyRoute): Promise<ListedVersion[]> => {
  const { path } = pages[route]
  const kept = await fetchContent({ query: policyVersionsQuery, params: { slug: slugOf(route) }, tags })
  if (kept.length > 0) return withEffectiveDates(kept, (await publishedPolicy(path)).effectiveDate)
  const { _id, _type, lastUpdated, effectiveDate, changeSummary } = await policy(path)
  return [{ _id, _type, number: 1, lastUpdated, effectiveDate, changeSummary }]
})

/**
 * A version by the part of the address that names it, and all of them; an address that names none is not found.
 *
 * @param parameter its number as a visitor writes it
 */
export async function listedVersion(route: PolicyRoute, parameter: string) {
  const number = versionNumber(parameter)
  const versions = await versionsOf(route)
  const version = versions.find((each) => each.number === number) ?? notFound()
  return { version, versions }
}

/** Two versions by the parts of the address that name them; the first is the later one, or nothing is found. */
export async function comparedVersions(route: PolicyRoute, params: { version: string; earlier: string }) {
  const { version, versions } = await listedVersion(route, params.version)
  const { version: earlier } = await listedVersion(route, params.earlier)
  if (earlier.number >= version.number) notFound()
  return { version, earlier, versions }
}

/** The text of a version that is listed. */
export async function versionText(route: PolicyRoute, { _type, number }: ListedVersion): Promise<PolicyText> {
  // The text in force, of which no version is kept yet.
  if (_type === 'legalPolicy') return policy(pages[route].path)
  const kept = await fetchContent({ query: policyVersionQuery, params: { slug: slugOf(route), number }, tags })
  return kept ?? policy(pages[route].path)
}

/**
 * What the page of a legal document shows: the text in force, and the version that takes its place later. A preview
 * shows the newest text, which is the one that is edited.
 */
export async function presentPolicy(route: PolicyRoute) {
  const { path } = pages[route]
  const [newest, versions] = await Promise.all([policy(path), versionsOf(route)])
  const { inForce, next } = versionsOn(versions, today())
  if (!inForce || !next || isShared() || (await isPreview())) return { content: newest }
  return {
    content: { ...newest, ...(await versionText(route, inForce)), ...inForce },
    next: { ...next, replaced: inForce.number },
  }
}

/** The numbers of the versions there are when the site is built; those that come later are made when first asked for. */
async function builtNumbers(route: PolicyRoute, language: Locale): Promise<number[]> {
  const kept = await fetchPublished({ query: policyVersionsQuery, params: { slug: slugOf(route) }, language, tags })
  return kept.length > 0 ? kept.map(({ number }) => number) : [1]
}

/** What is made of every legal document, in each of its editions. */
async function paramsOf<Part extends object>(partsOf: (numbers: number[]) => Part[]) {
  const pairs = policyRoutes.flatMap((route) => editionParams(route).map(({ edition }) => ({ route, edition })))
  const params = pairs.map(async ({ route, edition }) => {
    const numbers = await builtNumbers(route, editions[edition].locale)
    return partsOf(numbers).map((part) => ({ edition, policy: slugOf(route), ...part }))
  })
  return (await Promise.all(params)).flat()
}

export const versionParams = () => paramsOf((numbers) => numbers.map((number) => ({ version: String(number) })))

/** Each version against the one before it, which is what most visitors ask for. */
export const comparisonParams = () =>
  paramsOf((numbers) =>
    numbers.slice(0, -1).map((number, index) => ({ version: String(number), earlier: String(numbers[index + 1]) })),
  )

/** What a page of one version is given, and one of two that are compared. */
export type VersionRoute = PolicyPageRoute<{ version: string }>
export type ComparisonRoute = PolicyPageRoute<{ version: string; earlier: string }>

/** Search engines index the list, so that a search for an older text finds it. */
export async function historyMetadata({ params }: PolicyPageRoute): Promise<Metadata> {
  await homeOf(params)
  const route = policyRouteOf((await params).policy)
  return pageMetadata({ ...(await historyFacts(route)), card: await policyCard(route) })
}

/** Not for search engines: a text that no longer applies must not be found in place of the one that does. */
export async function versionMetadata({ params }: VersionRoute): Promise<Metadata> {
  await homeOf(params)
  const { policy: slug, version: parameter } = await params
  const route = policyRouteOf(slug)
  const { version } = await listedVersion(route, parameter)
  return pageMetadata({ ...(await versionFacts(route, version)), card: await policyCard(route), indexable: false })
}

export async function comparisonMetadata({ params }: ComparisonRoute): Promise<Metadata> {
  await homeOf(params)
  const { policy: slug, ...numbers } = await params
  const route = policyRouteOf(slug)
  const compared = await comparedVersions(route, numbers)
  return pageMetadata({ ...(await comparisonFacts(route, compared)), card: await policyCard(route), indexable: false })
}
