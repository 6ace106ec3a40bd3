import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket as Socket } from 'ws'
import type { SocketLimits } from '#store/streams/sockets.ts'
import { openSite, READ_TOKEN, type Site } from './accountsSite.ts'

const STREAMS = '/v1/streams'
const PRESENCE = '/v2022-06-30/socket/production'
const HOUR = 3_600_000
const FEW = { anonymous: 3, anonymousPerNetwork: 2 }

let site: Site
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate()
  await site.close()
})

const serve = async (limits: Partial<SocketLimits>) => {
  site = await openSite({}, { socketLimits: { authenticated: 10, ...FEW, authenticationTimeoutMs: HOUR, ...limits } })
}

/** Connects from an address, as the front door passes it on. */
function connect(path: string, address = '203.0.113.1', more = {}) {
  const headers = { 'x-forwarded-for': address, ...more }
  const socket = new Socket(site.url.replace('http', 'ws') + path, { headers })
  sockets.push(socket)
  return socket
}

async function opened(path: string, address?: string) {
  const socket = connect(path, address)
  await once(socket, 'open')
  return socket
}

const refusal = async (path: string, address?: string) => String((await once(connect(path, address), 'error'))[0])

/** What a client of each socket sends to say who it is. */
const AUTHORIZATIONS: Record<string, (authorization: string) => object> = {
  [STREAMS]: (authorization) => {
    const path = '/v2025-02-19/data/listen/production?query=*'
    return { type: 'open', stream: 1, path, headers: { authorization } }
  },
  [PRESENCE]: (authorization) => ({ jsonrpc: '2.0', id: '1', method: 'authorization', params: { authorization } }),
}

const sayWho = (socket: Socket, path: string, token: string) =>
  socket.send(JSON.stringify(AUTHORIZATIONS[path]?.(`Bearer ${token}`)))

/** Opens the socket for a signed-in Studio, and waits until it is served. */
async function member(path: string) {
  const socket = await opened(path)
  sayWho(socket, path, READ_TOKEN)
  await once(socket, 'message')
  return socket
}

describe.each([STREAMS, PRESENCE])('the socket at %s', (path) => {
  it('is closed without a token in time', async () => {
    await serve({ authenticationTimeoutMs: 50 })
    const [code] = await once(await opened(path), 'close')
    expect(code).toBe(4001)
  })

  it('is closed with an unknown token', async () => {
    await serve({ authenticationTimeoutMs: 50 })
    const socket = await opened(path)
    sayWho(socket, path, 'nobody')
    const [code] = await once(socket, 'close')
    expect(code).toBe(4001)
  })

  it('stays open with a token', async () => {
    await serve({ authenticationTimeoutMs: 3000 })
    const studio = await member(path)
    await once(await opened(path), 'close')
    expect(studio.readyState).toBe(studio.OPEN)
  })

  it('is refused to a network with many sockets without a token, not to others', async () => {
    await serve({})
    for (let held = 0; held < FEW.anonymousPerNetwork; held += 1) await opened(path)
    expect(await refusal(path)).toContain('503')
    await opened(path, '203.0.113.2')
  })

  it('is refused while too many without a token are open', async () => {
    await serve({})
    for (let held = 0; held < FEW.anonymous; held += 1) await opened(path, `203.0.113.${held}`)
    expect(await refusal(path, '203.0.113.9')).toContain('503')
  })

  it('is always available to a trusted browser', async () => {
    await serve({})
    await site.add('editor')
    const signedIn = await site.signIn('editor@example.test')
    const cookie = signedIn.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
    for (let held = 0; held < FEW.anonymous; held += 1) await opened(path, `203.0.113.${held}`)
    expect(await refusal(path, '203.0.113.9')).toContain('503')
    await once(connect(path, '203.0.113.9', { cookie }), 'open')
  })

  it('is available to many Studios of one network', async () => {
    await serve({})
    for (let studio = 0; studio <= FEW.anonymous; studio += 1) await member(path)
    expect(sockets.map(({ readyState }) => readyState)).toEqual(sockets.map(() => Socket.OPEN))
  })

  it('is closed beyond the limit of Studios', async () => {
    await serve({ authenticated: 1 })
    await member(path)
    const other = await opened(path)
    sayWho(other, path, READ_TOKEN)
    const [code] = await once(other, 'close')
    expect(code).toBe(1013)
  })
})
