import { STATUS_CODES } from 'node:http'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'

export const REFUSAL_STATUSES = [400, 401, 403, 404, 405, 409, 410, 413, 415, 429, 500, 503, 507] as const

type RefusalStatus = (typeof REFUSAL_STATUSES)[number]

/** A failed mutation or action, in the format of `@sanity/client`. */
export interface ErrorItem {
  /** Position in the request, from 0. */
  index: number
  error: { type: string; description: string; [detail: string]: unknown }
}

/** An error with the given JSON body. */
export function refusal(status: RefusalStatus, body: object, message: string, headers?: Record<string, string>) {
  return new HTTPException(status, { message, res: Response.json(body, { status, headers }) })
}

/** An error in the format of Sanity's API: `{statusCode, error, message}`. */
export function apiError(status: RefusalStatus, message: string, headers?: Record<string, string>) {
  return refusal(status, { statusCode: status, error: STATUS_CODES[status] ?? 'Error', message }, message, headers)
}

export const badRequest = (message: string) => apiError(400, message)
export const unauthorized = (message = 'Session not found') => apiError(401, message)
export const forbidden = (message: string) => apiError(403, message)
export const notFound = (message: string) => apiError(404, message)
export const tooLarge = (message: string) => apiError(413, message)

/**
 * A syntax error in a query, which `@sanity/client` shows in the query.
 *
 * @param place offsets in UTF-16 units, end exclusive
 */
export function queryParseError(description: string, query: string, place: { start: number; end: number }) {
  return refusal(400, { error: { type: 'queryParseError', description, query, ...place } }, description)
}

export function queryRunError(description: string, query: string) {
  return refusal(400, { error: { type: 'queryError', description, query } }, description)
}

const describeFailures = (prefix: string, items: readonly ErrorItem[]) =>
  `${prefix}: ${items.map((item) => item.error.description).join('; ')}`

/** A rejected transaction, with the mutations at fault. */
export function mutationError(status: 400 | 403 | 404 | 409, items: readonly ErrorItem[]) {
  const description = describeFailures('The mutation(s) failed', items)
  return refusal(status, { error: { type: 'mutationError', description, items } }, description)
}

/** A rejected list of actions, with the actions at fault. */
export function actionError(status: 400 | 403 | 404 | 409, items: readonly ErrorItem[]) {
  const description = describeFailures('The action(s) failed', items)
  return refusal(status, { error: { type: 'actionError', description, items } }, description)
}

const SQLITE_FULL = 13

/** Errors of the file system have a code, those of SQLite a number. */
const diskFull = z.union([
  z.object({ code: z.enum(['ENOSPC', 'EDQUOT']) }),
  z.object({ errcode: z.literal(SQLITE_FULL) }),
])

const DISK_FULL = 'The disk is full, so nothing can be saved. Ask the administrator of the site to make room on it.'

/** Converts an error to a response. Unexpected errors are logged and answered without details. */
export function answerError(error: Error, c: Context): Response {
  if (error instanceof HTTPException) return error.getResponse()
  console.error(`${c.req.method} ${c.req.path} failed.`, error)
  if (diskFull.safeParse(error).success) return apiError(507, DISK_FULL).getResponse()
  return apiError(500, 'The content store met an unexpected error. Its log has the details.').getResponse()
}
