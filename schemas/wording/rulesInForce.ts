import { compileRule } from '#lib/wording/claims.ts'
import type { WordingRule } from '#lib/wording/claims.ts'
import { shortlyKept } from '../store/shortlyKept.ts'

/** A rule as legal keeps it in the content store, where a field may be missing. */
interface StoredRule {
  phrases: string[] | null
  exceptions: string[] | null
  onlyWith: string[] | null
  explanation: string | null
  reach: string | null
  severity: string | null
}

/** A rule with what the guard needs beside the words. */
export interface GuardRule extends WordingRule {
  explanation: string
  /** True for a rule that leaves legal's own texts alone. */
  marketingOnly: boolean
  severity: 'warn' | 'block'
}

const rulesQuery = `*[_id == "wordingRules"][0].rules[]{phrases, exceptions, onlyWith, explanation, reach, severity}`

function guardRule({ phrases, exceptions, onlyWith, explanation, reach, severity }: StoredRule): GuardRule {
  return {
    phrases: phrases ?? [],
    exceptions: exceptions ?? [],
    onlyWith: onlyWith ?? [],
    explanation: explanation ?? 'Legal asks not to write this.',
    marketingOnly: reach === 'marketing',
    severity: severity === 'block' ? 'block' : 'warn',
  }
}

/**
 * The published rules, read from the content store. Without an answer nothing is found: a store that is away must not
 * look like a fault in somebody's text.
 */
export const rulesInForce = shortlyKept((client) =>
  client.fetch<StoredRule[] | null>(rulesQuery).then(
    (stored) => (stored ?? []).map((rule) => compileRule(guardRule(rule))),
    () => [],
  ),
)
