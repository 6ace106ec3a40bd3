import type { SanityClient } from 'sanity'
import { rulesOf } from '#lib/wording/rules.ts'
import { shortlyKept } from '../store/shortlyKept.ts'

const rulesQuery = `*[_id == "wordingRules"][0].rules[]{phrases, exceptions, onlyWith, explanation, reach, severity}`

/** Reads the rules; the perspective of the client says whether published ones only. */
export const fetchRules = (client: SanityClient) => client.fetch<unknown>(rulesQuery).then(rulesOf)

/**
 * The published rules, read from the content store. Without an answer nothing is found: a store that is away must not
 * look like a fault in somebody's text.
 */
export const rulesInForce = shortlyKept((client) => fetchRules(client).catch(() => []))
