import { z } from 'zod'
import { getLanguage } from '#lib/content/languages.ts'
import { compilePhrases } from './phrases.ts'

/** Effect of a rule. `approve` refuses its words until legal has approved them in a document. */
const severities = ['warn', 'approve', 'block'] as const
export type Severity = (typeof severities)[number]

/** Formats the approval of words in a document. @param documentId the published id */
export const getApproval = (documentId: string, phrase: string): string => `${documentId}: ${phrase}`

const words = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? [])

const patterns = words.transform(compilePhrases)

/** A stored rule, in which fields may be missing. A trailing `*` of a phrase matches any ending. */
const storedRule = z
  .object({
    /** Words or phrases that make a claim. */
    phrases: patterns,
    /** Phrases in which the words make no claim, such as “not guaranteed”. */
    exceptions: patterns,
    /** If there are any, the claim counts only when the same text has one of these too. */
    onlyWith: patterns,
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

/** A claim that legal staff restrict. */
export type WordingRule = z.infer<typeof storedRule>

/** Parses the rules of the document “Wording rules”; invalid ones are skipped. */
export function parseRules(stored: unknown): WordingRule[] {
  const rules: unknown[] = Array.isArray(stored) ? stored : []
  return rules.flatMap((rule) => storedRule.safeParse(rule).data ?? [])
}
