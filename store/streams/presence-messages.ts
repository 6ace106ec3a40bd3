import { z } from 'zod'

/** A call of the presence socket, as `@sanity/bifur-client` makes it (JSON-RPC 2.0). */
export const presenceCall = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.string().max(200),
  method: z.string(),
  params: z.unknown(),
})

const session = z.string().min(1).max(200)

/** The parameters of each method; anything beyond them is left out. */
export const presenceParams = {
  authorization: z.object({ authorization: z.string().max(4000) }),
  unsubscribe: z.object({ subscriptionId: z.string() }),
  rollcall: z.object({ session }),
  announce: z.object({ data: z.object({ sessionId: session, locations: z.array(z.unknown()).max(100) }) }),
  disconnect: z.object({ session }),
}

/** What others are told. `i` is the account; the names are those the Studio reads. */
export type PresenceEvent =
  | { type: 'rollCall'; i: string; session: string }
  | { type: 'state'; i: string; m: { sessionId: string; locations: unknown[] } }
  | { type: 'disconnect'; i: string; m: { session: string } }

/** Sent now and then as it is, so that the Studio knows that the connection lives. */
export const HEARTBEAT = '♥'

/** Error codes the client knows: JSON-RPC's own, and one like HTTP's 401. */
export const errorCode = { unauthorized: 4001, methodNotFound: -32601, invalidParams: -32602 } as const
