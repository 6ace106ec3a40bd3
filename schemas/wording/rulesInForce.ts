import type { ValidationContext } from 'sanity'
import { compileRule } from '#lib/wording/claims.ts'
import type { CompiledRule, WordingRule } from '#lib/wording/claims.ts'

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

/** How long rules are kept, in milliseconds: one check of a long page asks once, and a new rule counts at once. */
const KEPT = 2000

interface Reading {
  at: number
  rules: Promise<CompiledRule<GuardRule>[]>
}

const readings = new Map<string, Reading>()

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
export function rulesInForce({ getClient }: Pick<ValidationContext, 'getClient'>): Reading['rules'] {
  const client = getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'published' })
  const { projectId, dataset, apiHost } = client.config()
  const place = [apiHost, projectId, dataset].join(' ')
  const known = readings.get(place)
  if (known && Date.now() - known.at < KEPT) return known.rules
  const rules = client.fetch<StoredRule[] | null>(rulesQuery).then(
    (stored) => (stored ?? []).map((rule) => compileRule(guardRule(rule))),
    () => [],
  )
  readings.set(place, { at: Date.now(), rules })
  return rules
}
