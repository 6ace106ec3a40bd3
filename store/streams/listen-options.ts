import { z } from 'zod'
import { badRequest } from '../http/errors.ts'
import { valid } from '../http/input.ts'
import { paramsOf } from '../query/routes.ts'

const flag = (standard: boolean) =>
  z
    .enum(['true', 'false'])
    .optional()
    .transform((text) => (text === undefined ? standard : text === 'true'))

const schema = z.object({
  query: z.string(),
  includeResult: flag(false),
  includePreviousRevision: flag(false),
  includeMutations: flag(true),
  includeAllVersions: flag(false),
  enableResume: flag(false),
  visibility: z.enum(['transaction', 'query']).default('transaction'),
  effectFormat: z.enum(['mendoza']).optional(),
})

/** What a client of `/data/listen` asked for. */
export type ListenOptions = ReturnType<typeof listenOptions>

/** Since this version of the API, listeners get events of drafts and versions only when they ask. */
const PUBLISHED_ONLY_SINCE = '2025-02-19'

/**
 * Reads the address of a call to `/data/listen`.
 *
 * @param apiVersion as in the path, without the `v`
 * @throws 400 that says what is wrong
 */
export function listenOptions(search: URLSearchParams, apiVersion: string) {
  const options = valid(schema, Object.fromEntries(search), 'address')
  if (options.query.trim() === '') throw badRequest('The query is missing.')
  const includeAllVersions = options.includeAllVersions || (apiVersion !== 'X' && apiVersion < PUBLISHED_ONLY_SINCE)
  return { ...options, includeAllVersions, params: paramsOf(search) }
}
