import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const event = z.object({
  event_type: z.string(),
  event_properties: z.record(z.string(), z.unknown()).optional(),
  user_id: z.string().optional(),
  insert_id: z.string(),
  time: z.number(),
})
const upload = z.object({ api_key: z.string(), events: z.array(event), client_upload_time: z.iso.datetime() })

type CollectedEvent = z.infer<typeof event>

/** One request to the ingestion endpoint. */
interface Upload {
  apiKey: string
  events: CollectedEvent[]
  /** When the browser sent it, in milliseconds. */
  sentAt: number
}

/** How uploads are answered: as accepted, as refused with a status and the service's own words, or by hanging up. */
export type Answer = 'accept' | 'hang-up' | { status: number; body: Record<string, unknown> }

/** A stand-in for the services that pages may speak to after opt-in. It keeps all it gets. */
export interface Ingestion {
  serverUrl: string
  remoteConfigUrl: string
  scriptUrl: string
  /** Path of every request that arrived, preflights aside. */
  requests: readonly string[]
  uploads: readonly Upload[]
  /** Everything collected, oldest first; an event that was sent again counts again. */
  events(): CollectedEvent[]
  /** Answers the next uploads one after the other, and later ones as accepted. */
  answerNext(answers: readonly Answer[]): void
  /** Answers remote configuration with this from now on; null never answers. */
  configure(remoteConfig: object | null): void
  /** Forgets everything, for the next test. */
  reset(): void
  close(): Promise<void>
}

const CORS = {
  // A browser repeats a request by itself when a connection it had used before is cut.
  connection: 'close',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-max-age': '600',
}

/** Starts the stand-in on a free port of this machine. */
export async function startIngestion(): Promise<Ingestion> {
  const requests: string[] = []
  const uploads: Upload[] = []
  let answers: Answer[] = []
  let remoteConfig: object | null = {}

  async function collect(request: IncomingMessage, response: ServerResponse) {
    const { api_key: apiKey, events, client_upload_time: sentAt } = upload.parse(JSON.parse(await text(request)))
    uploads.push({ apiKey, events, sentAt: Date.parse(sentAt) })
    const answer = answers.shift() ?? 'accept'
    if (answer === 'hang-up') return void response.destroy()
    const { status, body } = answer === 'accept' ? { status: 200, body: {} } : answer
    response.writeHead(status, { ...CORS, 'content-type': 'application/json' })
    response.end(JSON.stringify({ code: status, ...body }))
  }

  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end()
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    requests.push(path)
    if (path === '/events') return void collect(request, response)
    if (path === '/tags.js') return void response.writeHead(200, { 'content-type': 'text/javascript' }).end('')
    if (remoteConfig === null) return undefined
    response.writeHead(200, { ...CORS, 'content-type': 'application/json' }).end(JSON.stringify(remoteConfig))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No free port')
  const url = `http://127.0.0.1:${address.port}`

  return {
    serverUrl: `${url}/events`,
    remoteConfigUrl: `${url}/config`,
    scriptUrl: `${url}/tags.js`,
    requests,
    uploads,
    events: () => uploads.flatMap(({ events }) => events),
    answerNext: (next) => void (answers = [...next]),
    configure: (config) => void (remoteConfig = config),
    reset() {
      requests.length = 0
      uploads.length = 0
      answers = []
      remoteConfig = {}
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
