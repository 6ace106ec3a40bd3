import { z } from 'zod'

/**
 * Event streams of one Studio share one WebSocket, each under a number the browser gives it. A browser keeps six
 * connections to a site at most, and the Studio alone holds more streams than that.
 */
const stream = z.int().nonnegative()

/** What the browser sends. `path` begins with the version, as in `/v2025-02-19/data/listen/production?query=…`. */
export const clientFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('open'),
    stream,
    path: z.string().max(16_000),
    headers: z.record(z.string(), z.string().max(4000)),
  }),
  z.object({ type: z.literal('close'), stream }),
])

/** What the store sends: the head of the answer, then its body in pieces, then its end. */
export const serverFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('head'), stream, status: z.int(), contentType: z.string() }),
  z.object({ type: z.literal('data'), stream, text: z.string() }),
  z.object({ type: z.literal('end'), stream }),
])

export type ClientFrame = z.infer<typeof clientFrame>
export type ServerFrame = z.infer<typeof serverFrame>

/** Where on the store the socket is, whatever version of the API its streams are of. */
export const STREAMS_PATH = '/v1/streams'

/** Paths of calls that answer with an event stream; the version comes first. */
export const EVENT_STREAM_PATH = /^\/v[0-9X-]+\/data\/(?:listen|live\/events)\/[^/?]+(?=\?|$)/
