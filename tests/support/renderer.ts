import { createServer, type RequestListener } from 'node:http'
import { createUpstream } from '#server/upstream.ts'
import { listenLocally } from './listen.ts'

const onError = (error: Error) => {
  throw error
}

/** Starts a server that renders pages in Next's place. */
export async function startRenderer(handler: RequestListener) {
  const { url, close } = await listenLocally(createServer(handler))
  const { hostname, port } = new URL(url)
  return { upstream: createUpstream({ hostname, port }, { onError }), close }
}
