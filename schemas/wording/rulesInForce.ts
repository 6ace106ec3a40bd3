import { rulesOf } from '#lib/wording/rules.ts'
import { shortlyKept } from '../store/shortlyKept.ts'

const rulesQuery = `*[_id == "wordingRules"][0].rules[]{phrases, exceptions, onlyWith, explanation, reach, severity}`

/**
 * The published rules, read from the content store. Without an answer nothing is found: a store that is away must not
 * look like a fault in somebody's text.
 */
export const rulesInForce = shortlyKept((client) => client.fetch<unknown>(rulesQuery).then(rulesOf, () => []))
