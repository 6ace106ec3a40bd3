import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'

export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/'
}

/**
 * Logs an answer once it is sent: what was asked for and how it went. Address, query and headers stay out of it, since
 * they can tell who asked.
 */
export function logAnswer(log: Logger, request: IncomingMessage, response: ServerResponse): void {
  const began = performance.now()
  const path = pathOf(request)
  response.once('close', () => {
    const facts = {
      method: request.method,
      path,
      status: response.statusCode,
      ms: Math.round(performance.now() - began),
    }
    if (response.statusCode >= 500) log.error(facts, 'Answered with an error')
    else log.debug(facts, 'Answered')
  })
}
