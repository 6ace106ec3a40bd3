import { translate } from '#lib/i18n/translator.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { SPLIT_COOKIE } from './splitCookie.ts'

/**
 * Describes the cookie of splits, for the lists of cookies of the policy and of the consent dialog. Code adds it to both
 * while a split runs, since visitors get the cookie only then.
 *
 * @param party name of the site
 */
export const describeSplitCookie = (party: string, locale: Locale) => ({
  name: SPLIT_COOKIE,
  party,
  kind: translate('splitCookie.kind', {}, locale),
  category: translate('splitCookie.category', {}, locale),
  purpose: translate('splitCookie.purpose', {}, locale),
  lifetime: translate('splitCookie.lifetime', {}, locale),
})
