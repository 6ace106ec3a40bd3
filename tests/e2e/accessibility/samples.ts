import { defaultLocale } from '#lib/i18n/locales.ts'
import { toCanonicalPath, getPathLocale } from '#lib/links/homeLinks.ts'
import { isFull } from '#tests/support/full.ts'
import type { SIZES } from './page.ts'

type Size = keyof typeof SIZES

/** Pages of the landing variant: they are made of the same parts as those they stand for, in the same order. */
export const isVariant = (address: string) => toCanonicalPath(address) !== address

/** Pages in another language than the first. */
export const isTranslation = (address: string) => getPathLocale(address) !== defaultLocale

/** Policies like the cookie policy, which alone has a table; the two themselves are looked at when everything is. */
const POLICIES = isFull ? /^\/(terms-of-use|privacy)\// : /^\/(terms-of-use|privacy)(\/|$)/

/** Pages that differ from another in their words alone. */
export const isAlike = (address: string) =>
  isVariant(address) || isTranslation(address) || POLICIES.test(address) || /\/default$|\/history\/\d+$/.test(address)

/** Of pages alike, `npm test` takes the home page of every edition, the policies, and the other pages in French. */
export const isSampled = (address: string) =>
  !isAlike(address) || /^\/(lp1|fr|fr\/lp1|privacy|terms-of-use|fr\/(?!terms|privacy)[\w-]+)$/.test(address)

/**
 * The sizes at which one of a row of similar things is looked at: one by turns, so that the row has every size; all of
 * them when everything is tested.
 */
export const getSizes = (index: number, sizes: readonly Size[] = ['phone', 'desktop']): readonly Size[] =>
  isFull ? sizes : sizes.slice(index % sizes.length).slice(0, 1)
