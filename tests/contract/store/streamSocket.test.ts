import { once } from 'node:events'
import { connect, createServer, type Socket as TcpSocket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket as Socket, WebSocketServer } from 'ws'
import { createStreamFetch } from '#studio/browser/streamFetch.ts'
import { eventually } from '#tests/support/eventually.ts'
import { API_VERSION, type StoreProcess, runStore, temporaryFolder, TOKENS } from './harness.ts'
import { studioClientMaker } from './studioClient.ts'
import { getStoreConfig } from '#tests/support/storeClient.ts'

const STORE_URL = 'http://127.0.0.1:4310'
const SITE_URL = 'https://homie.example'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: StoreProcess
beforeAll(async () => {
  folder = await temporaryFolder()
  store = await runStore(folder.path, { STORE_URL, SITE_URL })
})
afterAll(async () => {
  await store.end('SIGTERM')
  await folder.dispose()
})

async function studioClient(url = STORE_URL) {
  const createClient = await studioClientMaker()
  const streamFetch = createStreamFetch(url)
  return createClient({ ...getStoreConfig(url), token: TOKENS.write, resolveFetch: () => streamFetch })
}

/** Starts a network in front of the store, whose connections can be cut. */
async function startNetwork() {
  const connections = new Set<TcpSocket>()
  const server = createServer((incoming) => {
    const outgoing = connect(Number(new URL(STORE_URL).port), '127.0.0.1')
    for (const socket of [incoming, outgoing]) {
      connections.add(socket)
      socket.on('error', () => {}).on('close', () => (incoming.destroy(), outgoing.destroy()))
    }
    incoming.pipe(outgoing).pipe(incoming)
  })
  server.listen(4313, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of connections) socket.destroy()
    connections.clear()
  }
  return {
    url: 'http://127.0.0.1:4313',
    cut,
    close: () => {
      cut()
      server.close()
    },
  }
}

interface Heard {
  type: string
  documentId?: string
}

/** Listens and keeps the events, in order. */
function listening(client: Awaited<ReturnType<typeof studioClient>>, query: string) {
  const heard: Heard[] = []
  const events = ['welcome', 'mutation', 'reconnect', 'reset', 'welcomeback'] as const
  const subscription = client
    .listen(query, {}, { events: [...events], enableResume: true, includeResult: false })
    .subscribe({
      next: (event) => void heard.push(event),
      error: ({ message }: Error) => void heard.push({ type: message }),
    })
  return { heard, types: () => heard.map(({ type }) => type), stop: () => subscription.unsubscribe() }
}

describe('the Studio client over one socket', () => {
  it('holds thirty streams on one connection, each with its own events', async () => {
    const opened = vi.spyOn(globalThis, 'WebSocket')
    const client = await studioClient()
    const names = Array.from({ length: 30 }, (_, index) => `thirty-${index}`)
    const streams = names.map((name) => listening(client, `*[_id == "${name}"]`))
    await eventually(() => expect(streams.map(({ types }) => types())).toEqual(names.map(() => ['welcome'])))

    await names.reduce((transaction, _id) => transaction.create({ _id, _type: 'note' }), client.transaction()).commit()
    await eventually(() =>
      expect(streams.map(({ heard }) => heard.slice(1).map(({ documentId }) => documentId))).toEqual(
        names.map((name) => [name]),
      ),
    )
    expect(opened).toHaveBeenCalledTimes(1)
    for (const { stop } of streams) stop()
    opened.mockRestore()
  })

  it('reconnects after an outage of the store, and misses nothing', async () => {
    const client = await studioClient()
    const stream = listening(client, '*[_type == "note"]')
    await eventually(() => expect(stream.types()).toEqual(['welcome']))
    await client.create({ _id: 'before-the-cut', _type: 'note' })
    await eventually(() => expect(stream.types()).toEqual(['welcome', 'mutation']))

    await store.end('SIGKILL')
    await eventually(() => expect(stream.types()).toContain('reconnect'))
    store = await runStore(folder.path, { STORE_URL, SITE_URL })
    await client.create({ _id: 'after-the-cut', _type: 'note' })

    await eventually(() => expect(stream.heard.at(-1)?.documentId).toBe('after-the-cut'))
    expect(stream.types()).toContain('welcomeback')
    expect(stream.heard.filter(({ type }) => type === 'mutation')).toHaveLength(2)
    stream.stop()
  })

  it('resumes its streams without a reconnect when the network drops the socket', async () => {
    const network = await startNetwork()
    const client = await studioClient(network.url)
    const streams = ['one', 'two'].map((name) => listening(client, `*[_id match "${name}-*"]`))
    const types = () => streams.map((stream) => stream.types())
    await eventually(() => expect(types()).toEqual([['welcome'], ['welcome']]))
    const direct = await studioClient()
    await direct
      .transaction()
      .create({ _id: 'one-before', _type: 'note' })
      .create({ _id: 'two-before', _type: 'note' })
      .commit()
    await eventually(() => expect(types().flat()).toHaveLength(4))

    for (const round of ['first', 'second']) {
      network.cut()
      await direct.create({ _id: `one-${round}`, _type: 'note' })
      await eventually(() => expect(streams[0]?.heard.at(-1)?.documentId).toBe(`one-${round}`))
    }
    const resumed = ['welcome', 'mutation', 'welcomeback']
    expect(types()).toEqual([
      [...resumed, 'mutation', 'welcomeback', 'mutation'],
      [...resumed, 'welcomeback'],
    ])
    for (const { stop } of streams) stop()
    network.close()
  })

  it('reconnects a stream that cannot be resumed, so that its reader reads again what it may have missed', async () => {
    const network = await startNetwork()
    const client = await studioClient(network.url)
    const heard: string[] = []
    const subscription = client
      .listen('*[_type == "note"]', {}, { events: ['welcome', 'reconnect'], includeResult: false })
      .subscribe(({ type }) => void heard.push(type))
    await eventually(() => expect(heard).toEqual(['welcome']))
    network.cut()
    await eventually(() => expect(heard).toEqual(['welcome', 'reconnect', 'welcome']))
    subscription.unsubscribe()
    network.close()
  })

  it('sends everything else by ordinary requests', async () => {
    const client = await studioClient()
    await client.createIfNotExists({ _id: 'ordinary', _type: 'note' })
    expect(await client.fetch('*[_id == "ordinary"][0]._type')).toBe('note')
  })
})

const listenPath = `/v${API_VERSION}/data/listen/production?query=*`
const headers = { authorization: `Bearer ${TOKENS.write}` }

describe('a stream', () => {
  const streamFetch = createStreamFetch(STORE_URL)

  it('gets the status of the equivalent request', async () => {
    const response = await streamFetch(STORE_URL + listenPath, { headers: { authorization: 'Bearer nobody' } })
    expect(response.status).toBe(401)
  })

  it('makes room for another when it is aborted', async () => {
    for (let round = 0; round < 150; round += 1) {
      const abort = new AbortController()
      const response = await streamFetch(STORE_URL + listenPath, { headers, signal: abort.signal })
      expect(response.status).toBe(200)
      abort.abort()
      await expect(response.text()).rejects.toThrow('aborted')
    }
  })

  it('ends at once when aborted before its start', async () => {
    await expect(streamFetch(STORE_URL + listenPath, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  })

  it('fails like a request when there is no store', async () => {
    const unused = 'http://127.0.0.1:4311'
    await expect(createStreamFetch(unused)(unused + listenPath)).rejects.toThrow(TypeError)
  })

  it('takes another connection after a minute of silence', async () => {
    const server = new WebSocketServer({ port: 4312 })
    await once(server, 'listening')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const silent = 'http://127.0.0.1:4312'
    const fetchSilent = createStreamFetch(silent)
    const stream = fetchSilent(silent + listenPath).catch(({ message }: Error) => message)
    await once(server, 'connection')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await stream).toBe('Failed to fetch')
    void fetchSilent(silent + listenPath).catch(() => {})
    await once(server, 'connection')
    vi.useRealTimers()
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
})

describe('the socket', () => {
  const open = (origin?: string) => new Socket(`${STORE_URL.replace('http', 'ws')}/v1/streams`, { origin })

  it.each([
    { from: 'the site', origin: SITE_URL, opens: true },
    { from: 'this machine, as it was reached', origin: STORE_URL, opens: true },
    { from: 'a program without a page', origin: undefined, opens: true },
    { from: 'another site', origin: 'https://elsewhere.example', opens: false },
    { from: 'a page without an address', origin: 'null', opens: false },
  ])('opened from $from: $opens', async ({ origin, opens }) => {
    const socket = open(origin)
    const opened = await once(socket, 'open').then(
      () => true,
      () => false,
    )
    socket.terminate()
    expect(opened).toBe(opens)
  })

  it.each(['/v1/streams/other', '/v2022-06-30/socket/elsewhere', '/'])('does not exist elsewhere: %s', async (path) => {
    const socket = new Socket(STORE_URL.replace('http', 'ws') + path)
    const [error] = await once(socket, 'error')
    expect(String(error)).toContain('404')
  })

  it.each([
    { what: 'no JSON', message: 'hello' },
    { what: 'no frame', message: '{"type":"open"}' },
    { what: 'more than a frame may hold', message: 'x'.repeat(100_000) },
  ])('is closed after $what', async ({ message }) => {
    const socket = open()
    await once(socket, 'open')
    socket.send(message)
    await once(socket, 'close')
    expect(socket.readyState).toBe(socket.CLOSED)
  })

  it.each([
    { path: `/v${API_VERSION}/data/query/production?query=*`, what: 'a query' },
    { path: '//elsewhere.example/v1/data/listen/production', what: 'another host' },
    { path: '/images/local/production/a.png', what: 'an image' },
  ])('carries nothing but event streams: $what', async ({ path }) => {
    const socket = open()
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'open', stream: 1, path, headers }))
    const [answer] = await once(socket, 'message')
    socket.terminate()
    expect(JSON.parse(String(answer))).toMatchObject({ type: 'head', stream: 1, status: 404 })
  })

  it('carries a hundred streams and no more', async () => {
    const socket = open()
    await once(socket, 'open')
    for (let stream = 0; stream <= 100; stream += 1) {
      socket.send(JSON.stringify({ type: 'open', stream, path: listenPath, headers }))
    }
    const heads = new Map<number, number>()
    socket.on('message', (data) => {
      const frame: { type: string; stream: number; status: number } = JSON.parse(String(data))
      if (frame.type === 'head') heads.set(frame.stream, frame.status)
    })
    await eventually(() => expect(heads.size).toBe(101))
    socket.terminate()
    expect([heads.get(0), heads.get(99), heads.get(100)]).toEqual([200, 200, 429])
  })
})
