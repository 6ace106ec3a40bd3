import type { Locale } from '#lib/i18n/locales.ts'
import { pages } from '#lib/pages.ts'
import { getPagePath, getPathLocale } from './homeLinks.ts'

/** Policy pages, each with a version history. */
export const policyRoutes = ['privacy', 'terms', 'cookies'] as const

export type PolicyRoute = (typeof policyRoutes)[number]

export const getHistoryPath = (policy: PolicyRoute) => `${pages[policy].path}/history` as const

/** Returns the path of a version. `{version}` matches any. */
export const getVersionPath = (policy: PolicyRoute, version: number | '{version}') =>
  `${getHistoryPath(policy)}/${version}` as const

export const getComparisonPath = (policy: PolicyRoute, version: number | '{version}', earlier: number | '{earlier}') =>
  `${getVersionPath(policy, version)}/since/${earlier}` as const

/** Pattern of a version number; versions are numbered from 1. */
export const VERSION = String.raw`[1-9]\d{0,4}`

/** Parses a version number; undefined if it is invalid. */
const parseVersionNumber = (parameter: string) =>
  new RegExp(`^${VERSION}$`).test(parameter) ? Number(parameter) : undefined

/**
 * Parses the path of a policy, its history, a version or a comparison; undefined for any other path. The history
 * segments are not validated.
 */
export function parsePolicyPath(path: string) {
  const [, slug = '', history, version, since, earlier, ...more] = getPagePath(path).split('/')
  if (!policyRoutes.some((policy) => pages[policy].path === `/${slug}`) || more.length > 0) return undefined
  if (history !== undefined && history !== 'history') return undefined
  if (since !== undefined && (since !== 'since' || earlier === undefined)) return undefined
  return { slug, language: getPathLocale(path), version, earlier }
}

interface VersionNumbers {
  slug: string
  language: Locale
  numbers: readonly number[]
}

/**
 * Returns whether a policy path exists. Before the first change no version is stored: the current text is version 1.
 */
export function policyPathExists(
  { slug, language, version, earlier }: NonNullable<ReturnType<typeof parsePolicyPath>>,
  policies: readonly VersionNumbers[],
): boolean {
  const policy = policies.find((each) => each.slug === slug && each.language === language)
  if (!policy) return false
  if (version === undefined) return true
  const numbers = policy.numbers.length > 0 ? policy.numbers : [1]
  const [later, before] = [version, earlier ?? ''].map(parseVersionNumber)
  if (later === undefined || !numbers.includes(later)) return false
  return earlier === undefined || (before !== undefined && before < later && numbers.includes(before))
}
