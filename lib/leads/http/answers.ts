import { translate } from '#lib/i18n/translator.ts'
import type { StringKey } from '#lib/i18n/resources.ts'

/** HTTP status and message of each error code. Callers may retry an unavailable service after half a minute. */
const REFUSALS = {
  validation_failed: { status: 400, key: 'api.validation_failed' },
  malformed_body: { status: 400, key: 'api.malformed_body' },
  cross_origin: { status: 403, key: 'api.cross_origin' },
  method_not_allowed: { status: 405, key: 'api.method_not_allowed' },
  payload_too_large: { status: 413, key: 'api.payload_too_large' },
  unsupported_media_type: { status: 415, key: 'api.unsupported_media_type' },
  rate_limited: { status: 429, key: 'api.rate_limited' },
  unavailable: { status: 503, key: 'api.unavailable', headers: { 'retry-after': '30' } },
} as const satisfies Record<string, { status: number; key: StringKey; headers?: Record<string, string> }>

export type RefusalCode = keyof typeof REFUSALS

const noStore = { 'cache-control': 'no-store' }

/** The response to an accepted request, and to a detected bot. */
export function respondAccepted(): Response {
  return Response.json({ success: true }, { headers: noStore })
}

/**
 * Creates an error response in the shape that all three endpoints share.
 *
 * @param fields messages per field, for `validation_failed`
 */
export function errorResponse(
  code: RefusalCode,
  { fields, headers }: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
): Response {
  const { status, key, ...refusal } = REFUSALS[code]
  const body = { success: false, error: code, message: translate(key), ...(fields && { fields }) }
  return Response.json(body, {
    status,
    headers: { ...noStore, ...('headers' in refusal && refusal.headers), ...headers },
  })
}
