import type { ValidationContext, ValidationError } from 'sanity'
import { forbiddenIn } from '#lib/wording/forbidden.ts'
import type { Severity } from '#lib/wording/rules.ts'
import { rulesInForce } from './rulesInForce.ts'

/**
 * A validator that says where a text makes a claim that legal forbids, with the phrase and the rule.
 *
 * @param severity of the rules it looks for; what a validator finds is all of one level
 */
function wordingGuard(severity: Severity) {
  return async (value: unknown, context: ValidationContext): Promise<true | ValidationError[]> => {
    if (value === undefined) return true
    const found = forbiddenIn(value, context.document?._type, await rulesInForce(context), severity)
    if (found.length === 0) return true
    return found.map(({ message, block }) => ({ message, path: block === undefined ? [] : [{ _key: block }] }))
  }
}

/** Remarks on words that a person should judge. */
export const doubtfulWords = wordingGuard('warn')

/** Refuses words that must never be published. */
export const refusedWords = wordingGuard('block')
