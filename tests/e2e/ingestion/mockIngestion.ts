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
  /** Time at which the browser sent the upload, in Unix milliseconds. */
  sentAt: number
}

/** The response to an upload: accepted, refused with a status and a body, or a closed connection. */
export type Answer = 'accept' | 'hang-up' | { status: number; body: Record<string, unknown> }

/** A mock of the services that pages contact after opt-in. It records every request. */
export interface Ingestion {
  serverUrl: string
  remoteConfigUrl: string
  scriptUrl: string
  /** Paths of all requests except preflights. */
  requests: readonly string[]
  uploads: readonly Upload[]
  /** All events, oldest first, including repeated ones. */
  events(): CollectedEvent[]
  /** Sets the responses to the next uploads; later ones are accepted. */
  answerNext(answers: readonly Answer[]): void
  /** Sets the remote configuration; null leaves its requests pending. */
  configure(remoteConfig: object | null): void
  /** Clears all records and settings. */
  reset(): void
  close(): Promise<void>
}

/** What the browser has sent since a moment, whatever was still under way then. */
export const sentAfter = ({ uploads }: Ingestion, moment: number) => uploads.filter(({ sentAt }) => sentAt > moment)

const CORS = {
  // A browser retries a request by itself when a reused connection is cut.
  connection: 'close',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-max-age': '600',
}

/** Starts the mock on a free local port. */
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
  if (address === null || typeof address === 'string') throw new Error('The mock server does not listen on a port.')
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
