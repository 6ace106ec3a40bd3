import { STATUS_CODES } from 'node:http'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

/** Every status with which a call is refused. */
export const REFUSAL_STATUSES = [400, 401, 403, 404, 405, 409, 410, 413, 415, 429, 500, 503] as const

type RefusalStatus = (typeof REFUSAL_STATUSES)[number]

/** One mutation or action of a request that failed, in the fields `@sanity/client` reads. */
export interface ErrorItem {
  /** Position of the mutation or action in the request, from 0. */
  index: number
  error: { type: string; description: string; [detail: string]: unknown }
}

/** An error with the given body, in whatever shape its call answers errors. */
export function refusal(status: RefusalStatus, body: object, message: string, headers?: Record<string, string>) {
  return new HTTPException(status, { message, res: Response.json(body, { status, headers }) })
}

/**
 * An error in the general shape of Sanity's API: `{statusCode, error, message}`.
 *
 * @param message a sentence for the person or program that called
 * @param headers added to the answer, such as `Retry-After`
 */
export function apiError(status: RefusalStatus, message: string, headers?: Record<string, string>) {
  return refusal(status, { statusCode: status, error: STATUS_CODES[status] ?? 'Error', message }, message, headers)
}

export const badRequest = (message: string) => apiError(400, message)
export const unauthorized = (message = 'Session not found') => apiError(401, message)
export const forbidden = (message: string) => apiError(403, message)
export const notFound = (message: string) => apiError(404, message)
export const tooLarge = (message: string) => apiError(413, message)

/**
 * A query the language does not allow, as the Content Lake answers it; `@sanity/client` draws the place in the query.
 *
 * @param place offsets into `query`, in UTF-16 units, end exclusive
 */
export function queryParseError(description: string, query: string, place: { start: number; end: number }) {
  return refusal(400, { error: { type: 'queryParseError', description, query, ...place } }, description)
}

/** A query that was understood and could not be run. */
export function queryRunError(description: string, query: string) {
  return refusal(400, { error: { type: 'queryError', description, query } }, description)
}

const failedBecause = (prefix: string, items: readonly ErrorItem[]) =>
  `${prefix}: ${items.map((item) => item.error.description).join('; ')}`

/** A transaction that was refused as a whole, naming the mutations at fault. */
export function mutationError(status: 400 | 403 | 404 | 409, items: readonly ErrorItem[]) {
  const description = failedBecause('The mutation(s) failed', items)
  return refusal(status, { error: { type: 'mutationError', description, items } }, description)
}

/** A list of actions that was refused as a whole, naming the actions at fault. */
export function actionError(status: 400 | 403 | 404 | 409, items: readonly ErrorItem[]) {
  const description = failedBecause('The action(s) failed', items)
  return refusal(status, { error: { type: 'actionError', description, items } }, description)
}

/** Turns whatever a route threw into an answer. Unforeseen errors are logged whole and answered without detail. */
export function answerError(error: Error, c: Context): Response {
  if (error instanceof HTTPException) return error.getResponse()
  console.error(`${c.req.method} ${c.req.path} failed.`, error)
  return apiError(500, 'The content store met an unexpected error. Its log has the details.').getResponse()
}
