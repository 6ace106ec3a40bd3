import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { decodePart, isUnder, isWritable, STORE_PATH } from '#lib/links/path.ts'
import {
  ACTION_HEADER,
  ACTION_ID,
  DRAFT_MODE_COOKIE,
  PREVIEW_DATA_COOKIE,
  SPECIAL_HEADERS,
} from '#lib/nextInternals.ts'
import { getPath } from './requestPath.ts'

const DRAFT_COOKIES = new RegExp(`(^|;\\s*)(${DRAFT_MODE_COOKIE}|${PREVIEW_DATA_COOKIE})=`)

/** Returns whether a request has a draft mode cookie, and gets no shared response. Unverified: Next checks the cookie. */
export const hasDraftCookie = ({ cookie = '' }: IncomingHttpHeaders): boolean => DRAFT_COOKIES.test(cookie)

/** Returns whether a request reads a page or a file, whose response can be buffered. */
export const isPageRequest = ({ method, url = '/', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  !Object.keys(headers).some((name) => SPECIAL_HEADERS.test(name))

/** Returns whether Next's router requests the data of a page, in place of its document. */
export const isRouterRequest = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.rsc !== undefined

const READ_METHODS = ['GET', 'HEAD']
const WRITABLE_PATHS = ['/api', STORE_PATH]

/** Next reads repeated parameters in quadratic time: for 6,500 it needs two seconds. */
const MAX_PARAMETERS = 100

/** Returns whether a path is an API endpoint, which checks the method itself. */
const isEndpoint = (path: string) => WRITABLE_PATHS.some((endpoint) => isUnder(path, endpoint))

/** Returns whether a request is a server action, by which the preview refreshes. Public pages have none. */
const isPreviewAction = (method: string, headers: IncomingHttpHeaders) =>
  method === 'POST' && headers[ACTION_HEADER] !== undefined && hasDraftCookie(headers)

/** The preview sends a few bytes. Next keeps up to 10 MB of each body in memory. */
const MAX_ACTION_BYTES = 64 * 1024

/** Returns whether Next would run the action of a request. It answers others with an internal error. */
const isRunnableAction = ({ origin, 'x-forwarded-host': host, ...headers }: IncomingHttpHeaders) =>
  ACTION_ID.test(String(headers[ACTION_HEADER])) &&
  Number(headers['content-length']) <= MAX_ACTION_BYTES &&
  (origin === undefined || URL.parse(origin)?.host === host)

/** Returns the error response for a request that no page or endpoint supports; undefined for a valid one. */
export function validateRequest(method: string, url: string, headers: IncomingHttpHeaders = {}) {
  const path = getPath({ url })
  // Dynamic routes of Next fail with an internal error on a path that cannot be decoded. A URL parser reads a backslash as
  // a slash, and so what follows the first one as a host.
  if (!path.startsWith('/') || !isWritable(path) || decodePart(path) === undefined)
    return { status: 400, message: 'This address is not written correctly.' }
  if (!isUnder(path, STORE_PATH) && url.split('&').length > MAX_PARAMETERS)
    return { status: 400, message: 'This address has too many parameters.' }
  if (method === 'TRACE') return { status: 405, message: 'This method is not supported.' }
  if (READ_METHODS.includes(method) || isEndpoint(path)) return undefined
  if (isPreviewAction(method, headers))
    return isRunnableAction(headers) ? undefined : { status: 403, message: 'This action is not one of this site.' }
  return { status: 405, message: 'A page can only be read.', headers: { allow: READ_METHODS.join(', ') } }
}

/** Sends an error response to an invalid request. @returns whether it did */
export function rejectInvalidRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const error = validateRequest(request.method ?? 'GET', request.url ?? '/', request.headers)
  if (!error) return false
  const { status, message, headers } = error
  response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(`${message}\n`)
  return true
}
