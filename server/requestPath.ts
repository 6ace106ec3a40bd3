import type { IncomingMessage } from 'node:http'

/** Returns the path of a request without its query. */
export function getPath({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
