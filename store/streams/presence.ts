import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { Accounts } from '../accounts/accounts.ts'
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
const authorizationParams = z.object({ authorization: z.string().max(4000) })

const pathSegment = z.union([
  z.string(),
  z.number(),
  z.object({ _key: z.string() }),
  z.tuple([z.number().or(z.literal('')), z.number().or(z.literal(''))]),
])
const path = z.array(pathSegment).max(100)
const selectionPoint = z.object({ path, offset: z.number() })

/** Where a person works, as the Studio announces it. Anything else would break the Studios that show it. */
const location = z.object({
  type: z.literal('document'),
  documentId: z.string().max(200),
  path,
  lastActiveAt: z.iso.datetime(),
  selection: z.object({ anchor: selectionPoint, focus: selectionPoint, backward: z.boolean().optional() }).nullish(),
})

const unsubscribeParams = z.object({ subscriptionId: z.string() })
const sessionParams = z.object({ session })
const announceParams = z.object({
  data: z.object({ sessionId: session, locations: z.array(location).max(100) }),
})

/** An event for the other Studios, in their format. `i` is the account. */
type PresenceEvent =
  | { type: 'rollCall'; i: string; session: string }
  | { type: 'state'; i: string; m: z.infer<typeof announceParams>['data'] }
  | { type: 'disconnect'; i: string; m: { session: string } }

/** Error codes of JSON-RPC 2.0, and one equivalent to HTTP 401. */
const errorCode = { unauthorized: 4001, methodNotFound: -32601, invalidParams: -32602 } as const

interface Peer {
  socket: WebSocket
  authorization?: string
  /** The session announced by this Studio, the only one that it may end, and its account, which may have been signed out. */
  announced?: { session: string; account: string }
  subscription?: string
  onAuthenticated: () => void
}

/** Bytes queued for a client that does not read. Above this it is disconnected. */
const MAX_BUFFERED_BYTES = 1024 * 1024

function send(socket: WebSocket, message: string): void {
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate()
  else socket.send(message)
}

/** Creates the service that broadcasts the users' locations among open Studios. Stores nothing. */
export function createPresenceRoom(accounts: Pick<Accounts, 'findMember' | 'onChange'>) {
  const peers = new Set<Peer>()

  function broadcast(sender: Peer, event: PresenceEvent): true {
    for (const peer of peers) {
      const { socket, subscription } = peer
      if (peer === sender || subscription === undefined) continue
      const params = { subscription, result: event }
      send(socket, JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }))
    }
    return true
  }

  /** Reports a Studio's session as ended. @param session which one; false for another than it has announced */
  function leave(peer: Peer, session?: string): boolean {
    const { announced } = peer
    if (announced === undefined || (session !== undefined && announced.session !== session)) return false
    peer.announced = undefined
    return broadcast(peer, { type: 'disconnect', i: announced.account, m: { session: announced.session } })
  }

  /** Handlers by method. They throw a ZodError for invalid parameters. */
  const methods: Record<string, (peer: Peer, params: unknown, account: string) => unknown> = {
    authorization(peer) {
      peer.onAuthenticated()
      return { authenticated: true }
    },
    presence_subscribe(peer) {
      // A Studio has one subscription at a time, so a new one replaces the last.
      peer.subscription = randomUUID()
      return peer.subscription
    },
    presence_unsubscribe(peer, params) {
      if (peer.subscription !== unsubscribeParams.parse(params).subscriptionId) return false
      peer.subscription = undefined
      return true
    },
    presence_rollcall: (peer, params, i) => broadcast(peer, { type: 'rollCall', i, ...sessionParams.parse(params) }),
    presence_announce(peer, params, i) {
      const { data } = announceParams.parse(params)
      if (peer.announced?.session !== data.sessionId) leave(peer)
      peer.announced = { session: data.sessionId, account: i }
      return broadcast(peer, { type: 'state', i, m: data })
    },
    presence_disconnect: (peer, params) => leave(peer, sessionParams.parse(params).session),
  }

  /** Returns the result or error of a call. */
  function handle(peer: Peer, { method, params }: z.infer<typeof presenceCall>): object {
    const fail = (code: number, message: string) => ({ error: { code, message } })
    try {
      if (method === 'authorization') peer.authorization = authorizationParams.parse(params).authorization
      const member = accounts.findMember(peer.authorization)
      if (!member) return fail(errorCode.unauthorized, 'Sign in to see who else is here.')
      const run = Object.hasOwn(methods, method) ? methods[method] : undefined
      return run
        ? { result: run(peer, params, member.id) }
        : fail(errorCode.methodNotFound, `There is no method "${method}".`)
    } catch (error) {
      if (error instanceof z.ZodError) return fail(errorCode.invalidParams, z.prettifyError(error))
      throw error
    }
  }

  return function join(socket: WebSocket, onAuthenticated: () => void): void {
    const peer: Peer = { socket, onAuthenticated }
    peers.add(peer)
    const closeWhenSignedOut = () => {
      if (peer.authorization !== undefined && !accounts.findMember(peer.authorization))
        socket.close(4001, 'Session not found')
    }
    const unsubscribe = accounts.onChange(closeWhenSignedOut)
    const heartbeat = setInterval(() => {
      closeWhenSignedOut()
      send(socket, HEARTBEAT)
    }, HEARTBEAT_INTERVAL_MS)
    socket.on('message', (data) => {
      let call: z.infer<typeof presenceCall>
      try {
        call = parseInput(presenceCall, parseJson(String(data), 'call'), 'call')
      } catch {
        return socket.close(1008, 'Not a JSON-RPC call.')
      }
      send(socket, JSON.stringify({ jsonrpc: '2.0', id: call.id, ...handle(peer, call) }))
    })
    socket.on('close', () => {
      clearInterval(heartbeat)
      unsubscribe()
      peers.delete(peer)
      leave(peer)
    })
  }
}
