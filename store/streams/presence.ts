import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { Accounts } from '../accounts/accounts.ts'
import type { Identity } from '../accounts/types.ts'
import { parseJson, valid } from '../http/input.ts'
import { errorCode, HEARTBEAT, presenceCall, presenceParams, type PresenceEvent } from './presence-messages.ts'

/** How often the Studio hears that the connection lives. Milliseconds. */
const HEARTBEAT_INTERVAL = 10_000

class CallError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** One open Studio. */
interface Peer {
  socket: WebSocket
  authorization: string | undefined
  /** Sessions this Studio said it is; it may speak for no other. */
  sessions: Set<string>
  subscriptions: Set<string>
  /** Called when a valid token was shown. */
  known: () => void
}

/** Who is where in the Studio, told among those who have it open. Nothing is kept. */
export class PresenceRoom {
  readonly #peers = new Set<Peer>()
  readonly #accounts: Pick<Accounts, 'identify' | 'onChange'>

  constructor(accounts: Pick<Accounts, 'identify' | 'onChange'>) {
    this.#accounts = accounts
  }

  /** @param known is called when the socket has shown a valid token */
  join(socket: WebSocket, known: () => void): void {
    const peer: Peer = { socket, authorization: undefined, sessions: new Set(), subscriptions: new Set(), known }
    this.#peers.add(peer)
    const leaveWhenSignedOut = () => {
      if (peer.authorization !== undefined && !this.#identityOf(peer)) socket.close(4001, 'Session not found')
    }
    const unwatch = this.#accounts.onChange(leaveWhenSignedOut)
    const heartbeat = setInterval(() => {
      leaveWhenSignedOut()
      socket.send(HEARTBEAT)
    }, HEARTBEAT_INTERVAL)
    socket.on('message', (data) => this.#receive(peer, String(data)))
    socket.on('close', () => {
      clearInterval(heartbeat)
      unwatch()
      this.#peers.delete(peer)
      for (const session of peer.sessions) this.#leave(peer, session)
    })
  }

  #receive(peer: Peer, text: string): void {
    let call: z.infer<typeof presenceCall>
    try {
      call = valid(presenceCall, parseJson(text, 'call'), 'call')
    } catch {
      return peer.socket.close(1008, 'Not a JSON-RPC call.')
    }
    const answer = (body: object) => peer.socket.send(JSON.stringify({ jsonrpc: '2.0', id: call.id, ...body }))
    try {
      answer({ result: this.#do(peer, call.method, call.params) })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      answer({ error: { code: error.code, message: error.message } })
    }
  }

  /** Does what a call asks and gives its result. */
  #do(peer: Peer, method: string, params: unknown): unknown {
    if (method === 'authorization') {
      peer.authorization = read(presenceParams.authorization, params).authorization
      this.#require(peer)
      peer.known()
      return { authenticated: true }
    }
    const { id } = this.#require(peer)
    switch (method) {
      case 'presence_subscribe': {
        const subscription = randomUUID()
        peer.subscriptions.add(subscription)
        return subscription
      }
      case 'presence_unsubscribe':
        return peer.subscriptions.delete(read(presenceParams.unsubscribe, params).subscriptionId)
      case 'presence_rollcall':
        return this.#tell(peer, { type: 'rollCall', i: id, session: read(presenceParams.rollcall, params).session })
      case 'presence_announce': {
        const { data } = read(presenceParams.announce, params)
        peer.sessions.add(data.sessionId)
        return this.#tell(peer, { type: 'state', i: id, m: data })
      }
      case 'presence_disconnect':
        return this.#leave(peer, read(presenceParams.disconnect, params).session)
      default:
        throw new CallError(errorCode.methodNotFound, `There is no method "${method}".`)
    }
  }

  #leave(peer: Peer, session: string): boolean {
    const identity = this.#identityOf(peer)
    if (!peer.sessions.delete(session) || !identity) return false
    return this.#tell(peer, { type: 'disconnect', i: identity.id, m: { session } })
  }

  #tell(sender: Peer, event: PresenceEvent): true {
    for (const { socket, subscriptions } of this.#peers) {
      if (socket === sender.socket) continue
      for (const subscription of subscriptions) {
        const params = { subscription, result: event }
        socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }))
      }
    }
    return true
  }

  #identityOf({ authorization }: Peer): Identity | undefined {
    try {
      const identity = this.#accounts.identify(authorization)
      return identity.role === null ? undefined : identity
    } catch {
      return undefined
    }
  }

  #require(peer: Peer): Identity {
    const identity = this.#identityOf(peer)
    if (!identity) throw new CallError(errorCode.unauthorized, 'Sign in to see who else is here.')
    return identity
  }
}

function read<Params>(schema: z.ZodType<Params>, params: unknown): Params {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw new CallError(errorCode.invalidParams, z.prettifyError(parsed.error))
  return parsed.data
}
