import { stegaClean } from '@sanity/client/stega'
import { type TokenName, createTokenPattern } from './tokenNames.ts'
import { formatAddress, formatDollars, formatNumber } from './format.ts'
import { contentLog } from '#lib/log.ts'
import type { SiteSettingsQueryResult } from './sanity.types.ts'

/** What tokens stand for, where this is known. */
export type TokenValues = Partial<Record<TokenName, string>>

type SiteSettings = NonNullable<SiteSettingsQueryResult>

/** Logs the tokens that could not be filled in, each with its place in the content. */
function logMissing(missing: readonly string[]): void {
  contentLog().error({ missing }, 'Content has tokens without a value; they were left out')
}

/**
 * Replaces every `{token}` in the texts of a value, however deep, and leaves all else as it is.
 *
 * The invisible marks that lead from a word to its field follow the text they belong to: they stand after its last
 * letter, and values are cleaned of their own before they are put in.
 *
 * @param onMissing gets the tokens without a value, as `path: {token}`; they are left out, since a visitor must not
 * see them. Logs an error by default.
 */
export function fillTokens<Value>(value: Value, values: TokenValues, onMissing = logMissing): Value {
  const missing: string[] = []
  const known = new Map<string, string>(Object.entries(values).map(([name, text]) => [name, stegaClean(text)]))
  const filled: Value = JSON.parse(JSON.stringify(value ?? null), (key, part: unknown) =>
    typeof part !== 'string' || key.startsWith('_')
      ? part
      : part.replace(createTokenPattern(), (token, name: string, offset: number) => {
          const text = known.get(name)
          if (text === undefined) missing.push(`${key}: ${token}`)
          // A value such as "7:46 a.m." brings the period of the sentence it ends.
          return part[offset + token.length] === '.' ? (text ?? '').replace(/\.$/, '') : (text ?? '')
        }),
  )
  if (missing.length > 0) onMissing(missing)
  return filled
}

/**
 * The tokens that come from the site settings.
 *
 * @param now the moment whose year is shown
 */
export function getSiteTokenValues(settings: SiteSettings, locale: string, now = new Date()): TokenValues {
  const { rating, legalEntity, contacts, blogUrl } = settings
  const figures = {
    ratingValue: formatNumber(rating.value, locale),
    ratingCount: formatNumber(rating.count, locale),
  }
  return {
    ...figures,
    ratingText: fillTokens(rating.text, figures),
    legalName: legalEntity.legalName,
    legalStatement: legalEntity.statement,
    postalAddress: formatAddress(legalEntity.postalAddress),
    supportEmail: contacts.supportEmail,
    partnersEmail: contacts.partnersEmail,
    blogUrl,
    year: String(now.getUTCFullYear()),
  }
}

export function getFigureTokenValues(
  demo: { figureAmount: number; changeAmount: number },
  locale: string,
): TokenValues {
  return { figure: formatDollars(demo.figureAmount, locale), change: formatDollars(demo.changeAmount, locale) }
}
