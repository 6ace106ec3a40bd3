import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { embeddedPath } from '#lib/content/connection.ts'
import { hasDraftCookie } from './pageRequest.ts'
import { getPath } from './requestLog.ts'

/**
 * Whether the path of an address can be decoded. Next answers one that cannot with an error of its own making, on
 * routes that take a part of it.
 */
export function isWellEncoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const READ_METHODS = ['GET', 'HEAD']
const WRITABLE_PATHS = ['/api', embeddedPath]

interface Refusal {
  status: number
  /** A sentence for the sender of the request. */
  message: string
  headers?: Record<string, string>
}

/** True where a program answers, which says itself how it may be called. */
const isProgram = (path: string) => WRITABLE_PATHS.some((program) => path === program || path.startsWith(`${program}/`))

/** The preview draws a changed page anew by an action of Next's. Pages for visitors have none. */
const isPreviewAction = (method: string, headers: IncomingHttpHeaders) =>
  method === 'POST' && headers['next-action'] !== undefined && hasDraftCookie(headers)

/** Why a request is refused before any page is asked for; undefined for one that may pass. */
export function validateRequest(method: string, path: string, headers: IncomingHttpHeaders = {}): Refusal | undefined {
  if (!path.startsWith('/') || !isWellEncoded(path))
    return { status: 400, message: 'This address is not written correctly.' }
  if (method === 'TRACE') return { status: 405, message: 'This method is not supported.' }
  if (READ_METHODS.includes(method) || isProgram(path) || isPreviewAction(method, headers)) return undefined
  return { status: 405, message: 'A page can only be read.', headers: { allow: READ_METHODS.join(', ') } }
}

/**
 * Refuses a request that neither a page nor a program could answer.
 *
 * @returns whether it did
 */
export function refuse(request: IncomingMessage, response: ServerResponse): boolean {
  const refusal = validateRequest(request.method ?? 'GET', getPath(request), request.headers)
  if (!refusal) return false
  const { status, message, headers } = refusal
  response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(`${message}\n`)
  return true
}
