import { STATUS_CODES } from 'node:http'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { storeLog } from '#lib/log.ts'

type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 500 | 503 | 507

/** A failed mutation or action, in the format of `@sanity/client`. */
export interface ErrorItem {
  index: number
  error: { type: string; description: string; [detail: string]: unknown }
}

function createHttpException(status: ErrorStatus, body: object, message: string, headers?: Record<string, string>) {
  return new HTTPException(status, { message, res: Response.json(body, { status, headers }) })
}

/** Creates an error in the format of Sanity's API: `{statusCode, error, message}`. */
export function apiError(status: ErrorStatus, message: string, headers?: Record<string, string>) {
  return createHttpException(
    status,
    { statusCode: status, error: STATUS_CODES[status] ?? 'Error', message },
    message,
    headers,
  )
}

export const badRequest = (message: string) => apiError(400, message)
export const unauthorized = (message: string) => apiError(401, message)

/** Creates the error of an unknown session. At any other 401 the Studio discards unsaved edits and does not sign out. */
export function sessionNotFound() {
  const message = 'Session not found'
  return createHttpException(
    401,
    { statusCode: 401, error: 'Unauthorized', errorCode: 'SIO-401-ANF', message },
    message,
  )
}

export const forbidden = (message: string) => apiError(403, message)
export const notFound = (message: string) => apiError(404, message)
export const tooLarge = (message: string) => apiError(413, message)

/**
 * Creates a syntax error, which `@sanity/client` marks in the query.
 *
 * @param range offsets in UTF-16 units, end exclusive
 */
export function queryParseError(description: string, query: string, range: { start: number; end: number }) {
  return createHttpException(400, { error: { type: 'queryParseError', description, query, ...range } }, description)
}

export function queryRunError(description: string, query: string) {
  return createHttpException(400, { error: { type: 'queryError', description, query } }, description)
}

/**
 * Creates the error of a rejected transaction or list of actions, with the steps at fault.
 *
 * @param reason replaces the type of the whole error and adds its details
 */
export function stepError(
  kind: 'mutation' | 'action',
  status: 400 | 403 | 404 | 409,
  items: readonly ErrorItem[],
  reason?: ErrorItem['error'],
) {
  const description = `The ${kind}(s) failed: ${items.map(({ error }) => error.description).join('; ')}`
  return createHttpException(status, { error: { type: `${kind}Error`, ...reason, description, items } }, description)
}

const DISK_FULL = 'The disk is full, so nothing can be saved. Ask the administrator of the site to make room on it.'
const DISK_READ_ONLY = 'The disk cannot be written, so nothing can be saved. Tell the administrator of the site.'

/** Messages by file system error code or SQLite primary result code (https://sqlite.org/rescode.html). */
const DISK_PROBLEMS = new Map<string | number, string>([
  ['ENOSPC', DISK_FULL],
  ['EDQUOT', DISK_FULL],
  ['EROFS', DISK_READ_ONLY],
  // SQLITE_FULL, SQLITE_READONLY and SQLITE_IOERR
  [13, DISK_FULL],
  [8, DISK_READ_ONLY],
  [10, DISK_READ_ONLY],
])

/** Returns why nothing can be saved; undefined when the disk is not the reason. */
function describeDiskProblem(error: Error): string | undefined {
  // The lowest byte of an extended result code is the primary one.
  if ('errcode' in error) return DISK_PROBLEMS.get(Number(error.errcode) & 0xff)
  return 'code' in error ? DISK_PROBLEMS.get(String(error.code)) : undefined
}

/** Returns a response of an error. Each of the requests that share the error needs its own, since a body is read once. */
export const copyResponse = (error: HTTPException): Response => error.res?.clone() ?? error.getResponse()

/** Converts an error to a response. Logs unexpected errors and omits their details. */
export function toErrorResponse(error: Error, c: Context): Response {
  if (error instanceof HTTPException) return copyResponse(error)
  storeLog().error({ err: error }, `${c.req.method} ${c.req.path} failed.`)
  const problem = describeDiskProblem(error)
  if (problem !== undefined) return apiError(507, problem).getResponse()
  return apiError(500, 'The content store met an unexpected error. Its log has the details.').getResponse()
}
