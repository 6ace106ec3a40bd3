import { z } from 'zod'
import { type CompiledRule, compileRule, findClaims, type WordingRule } from './claims.ts'
import { placedIn } from '#lib/content/fieldConstraints.ts'
import { blockText } from '#lib/content/walk.ts'
import { OWN_TYPES } from '#lib/roles/permissions.ts'

/** What a rule does where it finds its words. */
export type Severity = 'warn' | 'block'

/** A rule with what is needed beside its words. */
interface RuleInForce extends WordingRule {
  explanation: string
  /** True for a rule that leaves legal's own texts alone. */
  marketingOnly: boolean
  severity: Severity
}

const words = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? [])

/** A rule as legal keeps it in the content store, where a field may be missing. */
const storedRule = z
  .object({
    phrases: words,
    exceptions: words,
    onlyWith: words,
    explanation: z.string().nullish(),
    reach: z.string().nullish(),
    severity: z.string().nullish(),
  })
  .transform(({ phrases, exceptions, onlyWith, explanation, reach, severity }): RuleInForce => ({
    phrases,
    exceptions,
    onlyWith,
    explanation: explanation ?? 'Legal asks not to write this.',
    marketingOnly: reach === 'marketing',
    severity: severity === 'block' ? 'block' : 'warn',
  }))

/**
 * The rules of the document “Wording rules”, ready to be applied.
 *
 * @param stored its list as the content store has it; what is no rule in it is passed over
 */
export function rulesOf(stored: unknown): CompiledRule<RuleInForce>[] {
  const rules: unknown[] = Array.isArray(stored) ? stored : []
  return rules.flatMap((rule) => {
    const { data } = storedRule.safeParse(rule)
    return data === undefined ? [] : [compileRule(data)]
  })
}

interface Forbidden {
  message: string
  /** The words as they stand in the text. */
  phrase: string
  /** The key of the block it stands in; undefined in a plain text. */
  block: string | undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The paragraphs of a plain text, or of portable text block by block. */
function paragraphsOf(value: unknown): { text: string; block: string | undefined }[] {
  if (typeof value === 'string') return [{ text: value, block: undefined }]
  if (!Array.isArray(value)) return []
  return value.flatMap((block: unknown) =>
    isRecord(block)
      ? [{ text: blockText(block), block: typeof block['_key'] === 'string' ? block['_key'] : undefined }]
      : [],
  )
}

const legalTypes: readonly string[] = OWN_TYPES.legal

/**
 * The claims that a text makes and legal forbids, with the phrase and the rule.
 *
 * @param value a text, or portable text
 * @param documentType of the document it is in: some rules leave legal's own texts alone
 * @param severity of the rules that are looked at
 */
export function findViolations(
  value: unknown,
  documentType: string | undefined,
  rules: readonly CompiledRule<RuleInForce>[],
  severity: Severity,
): Forbidden[] {
  const paragraphs = paragraphsOf(value)
  const inLegalText = documentType !== undefined && legalTypes.includes(documentType)
  const claims = findClaims(
    paragraphs.map(({ text }) => text),
    rules.filter(({ rule }) => rule.severity === severity && !(rule.marketingOnly && inLegalText)),
  )
  return claims.map(({ phrase, rule, paragraph }) => ({
    message: `“${phrase}”: ${rule.explanation}`,
    phrase,
    block: paragraphs[paragraph]?.block,
  }))
}

/** The claims that the texts of a document make against rules that only warn. */
export const findWarnedClaims = (document: { _type: string }, rules: readonly CompiledRule<RuleInForce>[]) =>
  placedIn(document).flatMap(({ value, place }) =>
    place.worded ? findViolations(value, document._type, rules, 'warn') : [],
  )
