import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http'
import inject from 'light-my-request'

/** A buffered response. */
export interface RenderedResponse {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** Headers for encoding, ranges and revalidation, which the front door handles itself. */
const NEGOTIATED = new Set(['accept-encoding', 'range', 'if-range', 'if-none-match', 'if-modified-since'])

/** Renders the response to a request. HEAD renders a body too, as the response may be cached for GET. */
export async function renderResponse(handler: RequestListener, request: IncomingMessage): Promise<RenderedResponse> {
  const { method = 'GET', url = '/' } = request
  const { statusCode, headers, rawPayload } = await inject(handler, {
    method: method === 'HEAD' ? 'GET' : method,
    url,
    headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => !NEGOTIATED.has(name))),
    remoteAddress: request.socket.remoteAddress ?? '',
    ...(method !== 'GET' && method !== 'HEAD' && { payload: request }),
  })
  return { status: statusCode, headers, body: rawPayload }
}

/** Renders a path without any data of a visitor's request. */
export async function renderPath(
  handler: RequestListener,
  path: string,
  headers: OutgoingHttpHeaders,
): Promise<RenderedResponse> {
  const { statusCode, headers: answered, rawPayload } = await inject(handler, { method: 'GET', url: path, headers })
  return { status: statusCode, headers: answered, body: rawPayload }
}
