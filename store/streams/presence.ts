import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { Accounts } from '../accounts/accounts.ts'
import type { Identity } from '../accounts/access.ts'
import { parseJson, parseInput } from '../http/input.ts'

const HEARTBEAT_INTERVAL_MS = 10_000
/** Expected by `@sanity/bifur-client`. */
const HEARTBEAT = '♥'

/** A call of the presence socket, as `@sanity/bifur-client` makes it (JSON-RPC 2.0). */
const presenceCall = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.string().max(200),
  method: z.string(),
  params: z.unknown(),
})

const session = z.string().min(1).max(200)
const paramsSchemas = {
  authorization: z.object({ authorization: z.string().max(4000) }),
  unsubscribe: z.object({ subscriptionId: z.string() }),
  session: z.object({ session }),
  announce: z.object({ data: z.object({ sessionId: session, locations: z.array(z.unknown()).max(100) }) }),
}

/** An event for the other Studios, in their format. `i` is the account. */
type PresenceEvent =
  | { type: 'rollCall'; i: string; session: string }
  | { type: 'state'; i: string; m: { sessionId: string; locations: unknown[] } }
  | { type: 'disconnect'; i: string; m: { session: string } }

/** Error codes of JSON-RPC 2.0, and one equivalent to HTTP 401. */
const errorCode = { unauthorized: 4001, methodNotFound: -32601, invalidParams: -32602 } as const

class CallError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

interface Peer {
  socket: WebSocket
  authorization: string | undefined
  /** Sessions announced by this Studio, the only ones that it may end. */
  sessions: Set<string>
  subscriptions: Set<string>
  onAuthenticated: () => void
}

/** Broadcasts the users' locations among open Studios. Stores nothing. */
export class PresenceRoom {
  readonly #peers = new Set<Peer>()
  readonly #accounts: Pick<Accounts, 'identify' | 'onChange'>

  constructor(accounts: Pick<Accounts, 'identify' | 'onChange'>) {
    this.#accounts = accounts
  }

  join(socket: WebSocket, onAuthenticated: () => void): void {
    const peer: Peer = {
      socket,
      authorization: undefined,
      sessions: new Set(),
      subscriptions: new Set(),
      onAuthenticated,
    }
    this.#peers.add(peer)
    const closeWhenSignedOut = () => {
      if (peer.authorization !== undefined && !this.#getIdentity(peer)) socket.close(4001, 'Session not found')
    }
    const unsubscribe = this.#accounts.onChange(closeWhenSignedOut)
    const heartbeat = setInterval(() => {
      closeWhenSignedOut()
      socket.send(HEARTBEAT)
    }, HEARTBEAT_INTERVAL_MS)
    socket.on('message', (data) => this.#receive(peer, String(data)))
    socket.on('close', () => {
      clearInterval(heartbeat)
      unsubscribe()
      this.#peers.delete(peer)
      for (const session of peer.sessions) this.#leave(peer, session)
    })
  }

  #receive(peer: Peer, text: string): void {
    let call: z.infer<typeof presenceCall>
    try {
      call = parseInput(presenceCall, parseJson(text, 'call'), 'call')
    } catch {
      return peer.socket.close(1008, 'Not a JSON-RPC call.')
    }
    const answer = (body: object) => peer.socket.send(JSON.stringify({ jsonrpc: '2.0', id: call.id, ...body }))
    try {
      answer({ result: this.#call(peer, call.method, call.params) })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      answer({ error: { code: error.code, message: error.message } })
    }
  }

  #call(peer: Peer, method: string, params: unknown): unknown {
    if (method === 'authorization') {
      peer.authorization = parseParams(paramsSchemas.authorization, params).authorization
      this.#requireIdentity(peer)
      peer.onAuthenticated()
      return { authenticated: true }
    }
    const { id } = this.#requireIdentity(peer)
    switch (method) {
      case 'presence_subscribe': {
        const subscription = randomUUID()
        peer.subscriptions.add(subscription)
        return subscription
      }
      case 'presence_unsubscribe':
        return peer.subscriptions.delete(parseParams(paramsSchemas.unsubscribe, params).subscriptionId)
      case 'presence_rollcall':
        return this.#broadcast(peer, {
          type: 'rollCall',
          i: id,
          session: parseParams(paramsSchemas.session, params).session,
        })
      case 'presence_announce': {
        const { data } = parseParams(paramsSchemas.announce, params)
        peer.sessions.add(data.sessionId)
        return this.#broadcast(peer, { type: 'state', i: id, m: data })
      }
      case 'presence_disconnect':
        return this.#leave(peer, parseParams(paramsSchemas.session, params).session)
      default:
        throw new CallError(errorCode.methodNotFound, `There is no method "${method}".`)
    }
  }

  #leave(peer: Peer, session: string): boolean {
    const identity = this.#getIdentity(peer)
    if (!peer.sessions.delete(session) || !identity) return false
    return this.#broadcast(peer, { type: 'disconnect', i: identity.id, m: { session } })
  }

  #broadcast(sender: Peer, event: PresenceEvent): true {
    for (const { socket, subscriptions } of this.#peers) {
      if (socket === sender.socket) continue
      for (const subscription of subscriptions) {
        const params = { subscription, result: event }
        socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }))
      }
    }
    return true
  }

  #getIdentity({ authorization }: Peer): Identity | undefined {
    try {
      const identity = this.#accounts.identify(authorization)
      return identity.role === null ? undefined : identity
    } catch {
      return undefined
    }
  }

  #requireIdentity(peer: Peer): Identity {
    const identity = this.#getIdentity(peer)
    if (!identity) throw new CallError(errorCode.unauthorized, 'Sign in to see who else is here.')
    return identity
  }
}

function parseParams<Params>(schema: z.ZodType<Params>, params: unknown): Params {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw new CallError(errorCode.invalidParams, z.prettifyError(parsed.error))
  return parsed.data
}
