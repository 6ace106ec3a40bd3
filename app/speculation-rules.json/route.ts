import { speculationRules, SPECULATION_RULES_TYPE } from '#lib/speculationRules.ts'

export const dynamic = 'force-static'

/** Serves the rules by which browsers load the next page before the click. */
export const GET = (): Response =>
  Response.json(speculationRules, {
    headers: { 'content-type': SPECULATION_RULES_TYPE, 'cache-control': 'public, max-age=86400' },
  })
