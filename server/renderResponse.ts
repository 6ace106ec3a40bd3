import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http'
import inject from 'light-my-request'

/** A whole response, before anything of it is sent. */
export interface RenderedResponse {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** Headers that ask for an encoding, a part or a newer version: the server in front sees to those. */
const NEGOTIATED = new Set(['accept-encoding', 'range', 'if-range', 'if-none-match', 'if-modified-since'])

/** Renders what a request asks for. HEAD gets GET's body too, since the response may be kept for visitors who read it. */
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

/** Renders a path as for any visitor: nothing of a single request can end up in it. */
export async function renderPath(
  handler: RequestListener,
  path: string,
  headers: OutgoingHttpHeaders,
): Promise<RenderedResponse> {
  const { statusCode, headers: answered, rawPayload } = await inject(handler, { method: 'GET', url: path, headers })
  return { status: statusCode, headers: answered, body: rawPayload }
}
