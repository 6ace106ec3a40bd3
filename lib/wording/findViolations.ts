import { getPublishedId } from '@sanity/client/csm'
import { findConstrainedValues } from '#lib/content/fieldConstraints.ts'
import { isTranslated, getLanguage } from '#lib/content/languages.ts'
import { getBlockText } from '#lib/content/walkContent.ts'
import { isRecord } from '#lib/isRecord.ts'
import { OWN_TYPES } from '#lib/roles/ownership.ts'
import { normalizeText, type PhrasePattern } from './phrases.ts'
import { getApproval, type Severity, type WordingRule } from './rules.ts'
import { findSentence } from './sentence.ts'

/** Hint for writers about words that need approval. */
export const APPROVAL_HINT = 'Legal approves these words first: choose “Wording approval…” in the menu beside Publish.'

function findRanges(text: string, patterns: readonly PhrasePattern[]): [start: number, end: number][] {
  return patterns
    .filter(({ start }) => text.includes(start))
    .flatMap(({ expression }) =>
      [...text.matchAll(expression)].map(({ index, 0: found }): [number, number] => [index, index + found.length]),
    )
}

const isWithin = ([start, end]: [number, number], [from, to]: [number, number]) => from <= start && end <= to

/**
 * Finds the claims that a text makes, each phrase of a rule once per paragraph.
 *
 * @param paragraphs of one text; a phrase is within one paragraph, the words of `onlyWith` may be in any
 */
export function findClaims(paragraphs: readonly string[], rules: readonly WordingRule[]) {
  const folded = paragraphs.map(normalizeText)
  return rules.flatMap((rule) => {
    const { phrases, exceptions, onlyWith } = rule
    const applies = onlyWith.length === 0 || folded.some(({ text }) => findRanges(text, onlyWith).length > 0)
    if (!applies) return []
    return folded.flatMap(({ text, offsets }, paragraph) => {
      const excepted = findRanges(text, exceptions)
      const found = findRanges(text, phrases)
        .filter((range) => !excepted.some((exception) => isWithin(range, exception)))
        .map(([start, end]) => paragraphs[paragraph]?.slice(offsets[start], offsets[end]).trim() ?? '')
      return [...new Set(found)].map((phrase) => ({ rule, phrase, paragraph }))
    })
  })
}

/** Lists the paragraphs of a plain text, or the blocks of portable text. */
function getParagraphs(value: unknown): { text: string; block: string | undefined }[] {
  if (typeof value === 'string') return [{ text: value, block: undefined }]
  if (!Array.isArray(value)) return []
  return value.flatMap((block: unknown) =>
    isRecord(block)
      ? [{ text: getBlockText(block), block: typeof block['_key'] === 'string' ? block['_key'] : undefined }]
      : [],
  )
}

const legalTypes: readonly string[] = OWN_TYPES.legal

/**
 * Finds the claims of a text that rules of a severity restrict.
 *
 * @param document that contains it: rules apply to one language, and some skip legal texts
 * @param severity of the rules to apply; `block` includes words that are not approved yet
 */
function findViolations(
  value: unknown,
  document: { _type: string; _id?: string },
  rules: readonly WordingRule[],
  severity: Severity,
) {
  const paragraphs = getParagraphs(value)
  const inLegalText = legalTypes.includes(document._type)
  // Documents that all languages share are checked against every rule.
  const language = isTranslated(document._type) ? getLanguage(document) : undefined
  const claims = findClaims(
    paragraphs.map(({ text }) => text),
    rules.filter(
      (rule) =>
        (rule.severity === severity || (rule.severity === 'approve' && severity === 'block')) &&
        !(rule.marketingOnly && inLegalText) &&
        (language === undefined || rule.language === language),
    ),
  )
  const id = getPublishedId(document._id ?? '')
  return claims
    .filter(({ phrase, rule }) => rule.severity !== 'approve' || !rule.approved.includes(getApproval(id, phrase)))
    .map(({ phrase, rule, paragraph }) => ({
      message: [`“${phrase}”: ${rule.explanation}`, rule.severity === 'approve' && APPROVAL_HINT]
        .filter(Boolean)
        .join(' '),
      phrase,
      /** The sentence around it. */
      sentence: findSentence(paragraphs[paragraph]?.text ?? '', phrase, rule.language),
      /** Key of its block; undefined in a plain text. */
      block: paragraphs[paragraph]?.block,
      rule,
    }))
}

/** Finds the claims in a document that rules of a severity restrict, with the paths to their fields or blocks. */
export const findDocumentClaims = (document: { _type: string }, rules: readonly WordingRule[], severity: Severity) =>
  findConstrainedValues(document)
    .filter(({ constraint }) => constraint.checksWording)
    .flatMap(({ value, steps }) =>
      findViolations(value, document, rules, severity).map(({ block, ...claim }) => ({
        ...claim,
        path: [...steps, ...(block === undefined ? [] : [{ _key: block }])],
      })),
    )

export type FoundWords = ReturnType<typeof findWords>[number]

/** Finds the words that a rule matches, whether or not it is published. */
export const findWords = (documents: readonly { _id: string; _type: string }[], rule: WordingRule) =>
  documents.flatMap((document) =>
    findDocumentClaims(document, [rule], rule.severity).map(({ path, phrase }) => ({ document, path, phrase })),
  )
