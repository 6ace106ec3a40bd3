import { stegaClean } from '@sanity/client/stega'
import { type TokenName, createTokenPattern } from './tokenNames.ts'
import { formatAddress, formatNumber } from './format.ts'
import { isRecord } from '#lib/isRecord.ts'
import { contentLog } from '#lib/log.ts'
import type { MailQueryResult } from './sanity.types.ts'

/** Values of tokens; a value may be unknown. */
export type TokenValues = Partial<Record<TokenName, string>>

/** The site settings that fill tokens. */
type TokenSettings = Pick<NonNullable<MailQueryResult['site']>, 'blogUrl' | 'contacts' | 'legalEntity' | 'rating'>

/** Replaces the mark of a text that has no words besides its tokens by the mark of the first token, if it has one. */
function replaceMark(text: string, marks: TokenValues): string {
  const clean = stegaClean(text)
  const mark = new Map<string, string>(Object.entries(marks)).get(createTokenPattern().exec(clean)?.[1] ?? '')
  return mark === undefined || /[\p{L}\p{N}]/u.test(clean.replaceAll(createTokenPattern(), '')) ? text : clean + mark
}

type ReplaceText = (text: string, key: string) => string

/** Copies a value with its texts replaced, by their field or index. A reviver of `JSON.parse` takes eight times as long. */
function mapTexts<Value>(value: Value, replace: ReplaceText, key?: string): Value
function mapTexts(value: unknown, replace: ReplaceText, key = ''): unknown {
  if (typeof value === 'string') return replace(value, key)
  if (Array.isArray(value)) return value.map((item: unknown, index) => mapTexts(item, replace, String(index)))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapTexts(part, replace, name)]))
}

/**
 * Replaces every `{token}` in all texts of a value. One without a value is removed, and logged.
 *
 * Stega marks stay at the end of their text; those of inserted values are removed. A text of figures alone, such as
 * "+{change}", gets the mark of the first one instead, since an editor who clicks it wants to change the figure.
 *
 * @param marks stega marks by token
 */
export function fillTokens<Value>(value: Value, values: TokenValues, marks: TokenValues = {}): Value {
  const missing: string[] = []
  const known = new Map<string, string>(Object.entries(values).map(([name, text]) => [name, stegaClean(text)]))
  const filled = mapTexts(value, (part, key) =>
    key.startsWith('_') || !part.includes('{')
      ? part
      : replaceMark(part, marks).replace(createTokenPattern(), (token, name: string, offset: number) => {
          const text = known.get(name)
          if (text === undefined) missing.push(`${key}: ${token}`)
          // A value such as "7:46 a.m." at the end of a sentence already has its period.
          return part[offset + token.length] === '.' ? (text ?? '').replace(/\.$/, '') : (text ?? '')
        }),
  )
  if (missing.length > 0) {
    contentLog().error(
      { missing },
      'Content has tokens without a value, which were left out. Fill in their fields in the Studio.',
    )
  }
  return filled
}

/** Returns the token values of the site settings. */
export function getSiteTokenValues(settings: TokenSettings, locale: string): TokenValues {
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
    year: String(new Date().getUTCFullYear()),
  }
}
