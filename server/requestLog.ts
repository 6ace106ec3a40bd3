import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { count } from '#lib/metrics.ts'
import { REQUEST_ID_HEADER } from '#lib/requestId.ts'
import { isStorePath } from './storeProxy.ts'

export const getPath = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => url.split('?', 1)[0] ?? '/'

function getClass(path: string): 'store' | 'api' | 'file' | 'page' {
  if (isStorePath(path)) return 'store'
  if (path.startsWith('/api/')) return 'api'
  return path.startsWith('/_next/') || /\.\w+$/.test(path) ? 'file' : 'page'
}

/**
 * Logs and counts a response once it is sent. IP address, query and headers are not logged, since they can identify a
 * person.
 */
export function logResponse(log: Logger, request: IncomingMessage, response: ServerResponse): void {
  const began = performance.now()
  const path = getPath(request)
  response.once('close', () => {
    count('homie_requests_total', { class: getClass(path), status: response.statusCode })
    const facts = {
      requestId: request.headers[REQUEST_ID_HEADER],
      method: request.method,
      path,
      status: response.statusCode,
      ms: Math.round(performance.now() - began),
    }
    if (response.statusCode >= 500) log.error(facts, 'Responded with a server error')
    else log.debug(facts, 'Responded')
  })
}
