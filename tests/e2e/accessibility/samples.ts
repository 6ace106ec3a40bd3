import { defaultLocale } from '#lib/i18n/locales.ts'
import { toCanonicalPath, getPathLocale } from '#lib/links/homeLinks.ts'
import { isFull } from '#tests/support/full.ts'
import type { SIZES } from './page.ts'

type Size = keyof typeof SIZES

/** Returns whether a page is of the landing variant, which has the same sections in the same order. */
export const isVariant = (address: string) => toCanonicalPath(address) !== address

/** Returns whether a page is a translation. */
export const isTranslation = (address: string) => getPathLocale(address) !== defaultLocale

/** Policies with the same parts as the cookie policy, except its table. */
const POLICIES = isFull ? /^\/(terms-of-use|privacy)\// : /^\/(terms-of-use|privacy)(\/|$)/

/** Returns whether a page differs from another in its texts only. */
export const isAlike = (address: string) =>
  isVariant(address) || isTranslation(address) || POLICIES.test(address) || /\/default$|\/history\/\d+$/.test(address)

/** Returns whether `npm test` checks a page. Of similar pages these are the home pages, policies and French pages. */
export const isSampled = (address: string) =>
  !isAlike(address) || /^\/(lp1|fr|fr\/lp1|privacy|terms-of-use|fr\/(?!terms|privacy)[\w-]+)$/.test(address)

/**
 * Returns the sizes at which one of several similar pages is checked: one in turn, so that every size occurs; all
 * of them in `test:full`.
 */
export const getSizes = (index: number, sizes: readonly Size[] = ['phone', 'desktop']): readonly Size[] =>
  isFull ? sizes : sizes.slice(index % sizes.length).slice(0, 1)
