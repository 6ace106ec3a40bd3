import { parsePreferredLocale } from '#lib/i18n/acceptLanguage.ts'
import { translate } from '#lib/i18n/translator.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { DEFAULT_SITE_PREFIX, getPathLocale, getSitePrefix, isLandingPath } from '#lib/links/homeLinks.ts'
import { normalizePath } from '#lib/links/path.ts'
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

export type ErrorCode = keyof typeof STATUSES

const noStore = { 'cache-control': 'no-store' }

/** The response to an accepted request, and to a detected bot. */
export const respondAccepted = () => Response.json({ success: true }, { headers: noStore })

interface ErrorDetails {
  /** Messages by field, for `validation_failed`. */
  fields?: Record<string, string>
  headers?: Record<string, string>
}

/** Why a request was refused. */
export interface Refusal extends ErrorDetails {
  code: ErrorCode
}

/** Returns status and headers of an error response, whatever its body. */
export const describeRefusal = ({ code, headers }: Refusal) => ({
  status: STATUSES[code],
  headers: { ...noStore, ...(code === 'unavailable' && { 'retry-after': '30' }), ...headers },
})

/** Creates an error response in the shape of all endpoints; `validation_failed` comes with a message per field. */
export function respondError(code: ErrorCode, details: ErrorDetails = {}): Response {
  const body = { success: false, error: code, message: translate(`api.${code}`), fields: details.fields }
  return Response.json(body, describeRefusal({ code, ...details }))
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

/** Finds the page of a form; empty when the browser sends no referrer. A form of a landing page posts the home of that. */
function findFormPage(request: Request): string {
  const referrer = URL.parse(request.headers.get('referer') ?? '')?.pathname ?? ''
  return isLandingPath(referrer) ? referrer : (getPostedPage(request) ?? referrer)
}

/** Reads page, home link and language of a form request. */
export function getSource(request: Request) {
  const page = findFormPage(request)
  return { source_page: page.slice(0, MAX_PATH_LENGTH), source_home: getSitePrefix(page), locale: getLocale(request) }
}

const FORM_TYPE = 'application/x-www-form-urlencoded'

const getMediaType = (request: Request) => request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()

/** Returns whether a browser posted the form itself, without scripts. */
export const isFormPost = (request: Request): boolean => getMediaType(request) === FORM_TYPE

/**
 * Returns whether a browser opens the address of a form that it posted, as from the address bar or in a restored
 * session. Scripts call the address without a page.
 */
export const isReopenedForm = (request: Request): boolean =>
  request.method === 'GET' && new URL(request.url).searchParams.has('page')

/** Returns the path of the page whose form was posted without scripts; undefined for other requests. */
export function getPostedPage(request: Request): string | undefined {
  if (!isFormPost(request) && !isReopenedForm(request)) return undefined
  return normalizePath(new URL(request.url).searchParams.get('page') ?? '') ?? DEFAULT_SITE_PREFIX
}

/** Returns the language of a form request: that of the page it was posted from, else the one its script names. */
export function getLocale(request: Request): Locale {
  const page = getPostedPage(request)
  return page === undefined ? parsePreferredLocale(request.headers.get('accept-language')) : getPathLocale(page)
}

const MAX_BODY_BYTES = 16 * 1024

const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  'application/json': (text) => JSON.parse(text),
  [FORM_TYPE]: (text) => Object.fromEntries(new URLSearchParams(text)),
}

/** Reads a JSON or form-encoded body whose declared and actual size are within the limit. */
export async function readBody(request: Request): Promise<{ value: unknown } | { error: ErrorCode }> {
  const parse = parsers[getMediaType(request) ?? '']
  if (!parse) return { error: 'unsupported_media_type' }
  try {
    const isTooLarge = Number(request.headers.get('content-length')) > MAX_BODY_BYTES
    const bytes = isTooLarge ? undefined : await readLimited(request.body, MAX_BODY_BYTES)
    if (bytes === undefined) return { error: 'payload_too_large' }
    return { value: parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return { error: 'malformed_body' }
  }
}
