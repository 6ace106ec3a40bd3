import { translate } from '#lib/i18n/translator.ts'

/** HTTP status of each error code. The message of a code is the string `api.{code}`. */
const STATUSES = {
  validation_failed: 400,
  malformed_body: 400,
  cross_origin: 403,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  unavailable: 503,
} as const

export type RefusalCode = keyof typeof STATUSES

const noStore = { 'cache-control': 'no-store' }

/** The response to an accepted request, and to a detected bot. */
export const respondAccepted = () => Response.json({ success: true }, { headers: noStore })

/** Creates an error response in the shape of all endpoints; `validation_failed` comes with a message per field. */
export function errorResponse(
  code: RefusalCode,
  { fields, headers }: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
): Response {
  const body = { success: false, error: code, message: translate(`api.${code}`), fields }
  const retry = code === 'unavailable' && { 'retry-after': '30' }
  return Response.json(body, { status: STATUSES[code], headers: { ...noStore, ...retry, ...headers } })
}
