import type { Locale } from '#lib/i18n/locales.ts'
import { getPathLocale, getPagePath } from '#lib/links/homeLinks.ts'
import { policyRoutes, parseVersionNumber } from '#lib/links/policies.ts'
import { pages } from '#lib/pages.ts'

/** A parsed policy path; the history segments are not validated. */
interface PolicyPath {
  slug: string
  language: Locale
  version?: string | undefined
  earlier?: string | undefined
}

/** Parses the path of a policy, its history, a version or a comparison; undefined for any other path. */
export function parsePolicyPath(path: string): PolicyPath | undefined {
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
  { slug, language, version, earlier }: PolicyPath,
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
