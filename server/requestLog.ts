import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { createCounter } from '#lib/metrics.ts'
import { BUILD_FILES } from '#lib/nextInternals.ts'
import { REQUEST_ID_HEADER } from '#lib/requestId.ts'
import { getPath } from './requestPath.ts'
import { isStorePath } from './storeProxy.ts'

type RequestClass = 'store' | 'api' | 'file' | 'page'

function getClass(path: string): RequestClass {
  if (isStorePath(path)) return 'store'
  if (path.startsWith('/api/')) return 'api'
  return path.startsWith(BUILD_FILES) || /\.\w+$/.test(path) ? 'file' : 'page'
}

/** The counters of responses, by class and status. */
const counters: Record<RequestClass, (() => void)[]> = { store: [], api: [], file: [], page: [] }

/** Counts a response by its path and status. */
export function countResponse(path: string, { statusCode: status }: ServerResponse): void {
  const kind = getClass(path)
  const countOne = (counters[kind][status] ??= createCounter('homie_requests_total', { class: kind, status }))
  countOne()
}

/**
 * Logs and counts a response once it is sent. IP address, query and headers are not logged, since they can identify a
 * person.
 */
export function logResponse(log: Logger, request: IncomingMessage, response: ServerResponse): void {
  const began = performance.now()
  const path = getPath(request)
  response.once('close', () => {
    countResponse(path, response)
    const facts = {
      requestId: request.headers[REQUEST_ID_HEADER],
      method: request.method,
      path,
      status: response.statusCode,
      ms: Math.round(performance.now() - began),
    }
    if (response.statusCode >= 500)
      log.error(facts, 'Responded with a server error. See the lines with the same requestId.')
    else log.debug(facts, 'Responded')
  })
}
