import { parsePreferredLocale } from '#lib/i18n/acceptLanguage.ts'
import { translate } from '#lib/i18n/translator.ts'
import { getSitePrefix } from '#lib/links/homeLinks.ts'
import { readLimited } from '#lib/readLimited.ts'
import { getNetwork } from '#lib/security/network.ts'

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

type ErrorCode = keyof typeof STATUSES

const noStore = { 'cache-control': 'no-store' }

/** The response to an accepted request, and to a detected bot. */
export const respondAccepted = () => Response.json({ success: true }, { headers: noStore })

/** Creates an error response in the shape of all endpoints; `validation_failed` comes with a message per field. */
export function respondError(
  code: ErrorCode,
  { fields, headers }: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
): Response {
  const body = { success: false, error: code, message: translate(`api.${code}`), fields }
  const retry = code === 'unavailable' && { 'retry-after': '30' }
  return Response.json(body, { status: STATUSES[code], headers: { ...noStore, ...retry, ...headers } })
}

/** Returns whether a browser sent this request from another site. Without browser headers it carries no credentials. */
export function isCrossOrigin(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get('origin')
  const fetchSite = request.headers.get('sec-fetch-site')
  if (origin === new URL(siteUrl).origin) return false
  if (fetchSite !== null) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  return origin !== null && URL.parse(origin)?.host !== request.headers.get('host')
}

/** Returns the IP address that rate limits count by: the last `X-Forwarded-For` entry, which the front door writes. */
export function getClientIp(request: Request): string {
  return getNetwork(request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '')
}

const MAX_PATH_LENGTH = 200

/** Reads page, home link and language of a form request; the page is empty when the browser sends no referrer. */
export function getSource(request: Request) {
  const page = URL.parse(request.headers.get('referer') ?? '')?.pathname.slice(0, MAX_PATH_LENGTH) ?? ''
  return {
    source_page: page,
    source_home: getSitePrefix(page),
    locale: parsePreferredLocale(request.headers.get('accept-language')),
  }
}

const MAX_BODY_BYTES = 16 * 1024

/** Reads a JSON body whose declared and actual size are within the limit. */
export async function readJsonBody(request: Request): Promise<{ value: unknown } | { error: ErrorCode }> {
  const mediaType = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') return { error: 'unsupported_media_type' }
  try {
    const isTooLarge = Number(request.headers.get('content-length')) > MAX_BODY_BYTES
    const bytes = isTooLarge ? undefined : await readLimited(request.body, MAX_BODY_BYTES)
    if (bytes === undefined) return { error: 'payload_too_large' }
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return { error: 'malformed_body' }
  }
}
