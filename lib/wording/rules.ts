import { z } from 'zod'
import { getLanguage } from '#lib/content/languages.ts'
import { compileRule, type CompiledRule } from './claims.ts'

/** Effect of a rule. `approve` refuses its words until legal has approved them in a document. */
const severities = ['warn', 'approve', 'block'] as const
export type Severity = (typeof severities)[number]

/** Formats the approval of words in a document. @param documentId the published id */
export const getApproval = (documentId: string, phrase: string): string => `${documentId}: ${phrase}`

const words = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? [])

/** A stored rule, in which fields may be missing. */
const storedRule = z
  .object({
    phrases: words,
    exceptions: words,
    onlyWith: words,
    explanation: z.string().nullish(),
    reach: z.string().nullish(),
    severity: z.enum(severities).catch('warn'),
    /** Approvals, as {@link getApproval} formats them. */
    approved: words,
    _key: z.string().nullish(),
    language: z.string().nullish(),
  })
  .transform(({ explanation, reach, _key, ...rule }) => ({
    ...rule,
    explanation: explanation ?? 'Legal asks not to write this.',
    /** Whether the rule skips legal texts. */
    marketingOnly: reach === 'marketing',
    key: _key ?? '',
    language: getLanguage(rule),
  }))

export type StoredRule = z.infer<typeof storedRule>

/** Compiles the rules of the document “Wording rules”; invalid ones are skipped. */
export function parseRules(stored: unknown): CompiledRule<StoredRule>[] {
  const rules: unknown[] = Array.isArray(stored) ? stored : []
  return rules.flatMap((rule) => {
    const { data } = storedRule.safeParse(rule)
    return data === undefined ? [] : [compileRule(data)]
  })
}
