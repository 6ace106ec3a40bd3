import { z } from 'zod'
import { env } from '#lib/env.ts'
import { redirectProblem } from '#lib/redirects/rules.ts'

/**
 * Says in words why a document may not be published, or null when it may.
 *
 * @param others the documents of the same type that are published beside it
 */
type PublishRule = (document: object, others: readonly object[]) => string | null

const redirect = z.object({ from: z.string(), to: z.string() })

const redirectRule: PublishRule = (document, others) => {
  const given = redirect.safeParse(document)
  if (!given.success) return 'A redirect needs both “From” and “To”.'
  const beside = others.flatMap((other) => redirect.safeParse(other).data ?? [])
  return redirectProblem(given.data, beside, env().SITE_URL)?.message ?? null
}

/** What the store itself asks of published content, by type: only what several documents must keep together. */
export const publishRules: ReadonlyMap<string, PublishRule> = new Map([['redirect', redirectRule]])
