import type { Path, ValidationContext, ValidationError } from 'sanity'
import { OWN_TYPES } from '#lib/roles/ownership.ts'
import { findClaims } from '#lib/wording/claims.ts'
import { rulesInForce } from './rulesInForce.ts'
import type { GuardRule } from './rulesInForce.ts'

interface Paragraph {
  text: string
  /** Where it stands in its field. */
  path: Path
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The words of a block, its spans joined: a phrase may be half bold. */
function blockText(block: Record<string, unknown>): string {
  const children = Array.isArray(block['children']) ? block['children'] : []
  return children
    .map((span: unknown) => (isRecord(span) && typeof span['text'] === 'string' ? span['text'] : ''))
    .join('')
}

/** The paragraphs of a plain text, or of portable text block by block. */
function paragraphsOf(value: unknown): Paragraph[] {
  if (typeof value === 'string') return [{ text: value, path: [] }]
  if (!Array.isArray(value)) return []
  return value.flatMap((block: unknown) =>
    isRecord(block) && typeof block['_key'] === 'string'
      ? [{ text: blockText(block), path: [{ _key: block['_key'] }] }]
      : [],
  )
}

const legalTypes: readonly string[] = OWN_TYPES.legal

/**
 * A validator that says where a text makes a claim that legal forbids, with the phrase and the rule.
 *
 * @param severity of the rules it looks for; what a validator finds is all of one level
 */
export function wordingGuard(severity: GuardRule['severity']) {
  return async (value: unknown, context: ValidationContext): Promise<true | ValidationError[]> => {
    const paragraphs = paragraphsOf(value)
    if (paragraphs.length === 0) return true
    const inLegalText = legalTypes.includes(context.document?._type ?? '')
    const rules = (await rulesInForce(context)).filter(
      ({ rule }) => rule.severity === severity && !(rule.marketingOnly && inLegalText),
    )
    const claims = findClaims(
      paragraphs.map(({ text }) => text),
      rules,
    )
    if (claims.length === 0) return true
    return claims.map(({ phrase, rule, paragraph }) => ({
      message: `“${phrase}”: ${rule.explanation}`,
      path: paragraphs[paragraph]?.path ?? [],
    }))
  }
}
