import { z } from 'zod'
import { getLanguage } from '#lib/content/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { compileRule, type CompiledRule, type WordingRule } from './claims.ts'

/** What a rule does where it finds its words. `approve` refuses them until legal has approved them in a document. */
const severities = ['warn', 'approve', 'block'] as const
export type Severity = (typeof severities)[number]

/** A rule with what is needed beside its words. */
export interface RuleInForce extends WordingRule {
  explanation: string
  /** True for a rule that leaves legal's own texts alone. */
  marketingOnly: boolean
  severity: Severity
  /** The item's key in the list of rules. */
  key: string
  /** Words that legal has approved, each as {@link getApproval} writes it. */
  approved: readonly string[]
  /** The language of the texts it checks. */
  language: Locale
}

/** How the approval of words in a document is written down. @param documentId the published id */
export const getApproval = (documentId: string, phrase: string): string => `${documentId}: ${phrase}`

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
    severity: z.enum(severities).catch('warn'),
    approved: words,
    _key: z.string().nullish(),
    language: z.string().nullish(),
  })
  .transform(
    ({ phrases, exceptions, onlyWith, explanation, reach, severity, approved, _key, ...rule }): RuleInForce => ({
      phrases,
      exceptions,
      onlyWith,
      explanation: explanation ?? 'Legal asks not to write this.',
      marketingOnly: reach === 'marketing',
      severity,
      key: _key ?? '',
      approved,
      language: getLanguage(rule),
    }),
  )

/**
 * The rules of the document “Wording rules”, ready to be applied.
 *
 * @param stored its list as the content store has it; what is no rule in it is passed over
 */
export function parseRules(stored: unknown): CompiledRule<RuleInForce>[] {
  const rules: unknown[] = Array.isArray(stored) ? stored : []
  return rules.flatMap((rule) => {
    const { data } = storedRule.safeParse(rule)
    return data === undefined ? [] : [compileRule(data)]
  })
}
