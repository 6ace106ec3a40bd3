import { findConstrainedValues } from '#lib/content/fieldConstraints.ts'
import { isTranslated, getLanguage } from '#lib/content/languages.ts'
import { getBlockText } from '#lib/content/walkContent.ts'
import { isRecord } from '#lib/isRecord.ts'
import { OWN_TYPES } from '#lib/roles/ownership.ts'
import { findClaims, type CompiledRule } from './claims.ts'
import { getApproval, type StoredRule, type Severity } from './rules.ts'

/** Hint for writers about words that need approval. */
export const APPROVAL_HINT = 'Legal approves these words first: choose “Wording approval…” in the menu beside Publish.'

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
export function findViolations(
  value: unknown,
  document: { _type: string; _id?: string; language?: unknown } | undefined,
  rules: readonly CompiledRule<StoredRule>[],
  severity: Severity,
) {
  const paragraphs = getParagraphs(value)
  const inLegalText = document !== undefined && legalTypes.includes(document._type)
  // Documents that all languages share are checked against every rule.
  const language = document !== undefined && isTranslated(document._type) ? getLanguage(document) : undefined
  const claims = findClaims(
    paragraphs.map(({ text }) => text),
    rules.filter(
      ({ rule }) =>
        (rule.severity === severity || (rule.severity === 'approve' && severity === 'block')) &&
        !(rule.marketingOnly && inLegalText) &&
        (language === undefined || rule.language === language),
    ),
  )
  const id = (document?._id ?? '').replace(/^drafts\./, '')
  return claims
    .filter(({ phrase, rule }) => rule.severity !== 'approve' || !rule.approved.includes(getApproval(id, phrase)))
    .map(({ phrase, rule, paragraph }) => ({
      message: [`“${phrase}”: ${rule.explanation}`, rule.severity === 'approve' && APPROVAL_HINT]
        .filter(Boolean)
        .join(' '),
      phrase,
      /** Key of its block; undefined in a plain text. */
      block: paragraphs[paragraph]?.block,
      rule,
    }))
}

/** Finds the claims in a document that rules of a severity restrict, with the paths to their fields or blocks. */
export const findDocumentClaims = (
  document: { _type: string },
  rules: readonly CompiledRule<StoredRule>[],
  severity: Severity,
) =>
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
export const findWords = (documents: readonly { _id: string; _type: string }[], rule: CompiledRule<StoredRule>) =>
  documents.flatMap((document) =>
    findDocumentClaims(document, [rule], rule.rule.severity).map(({ path, phrase }) => ({ document, path, phrase })),
  )
