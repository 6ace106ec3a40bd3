import { z } from 'zod'

/**
 * Frames of the WebSocket that all event streams of a Studio share, each with a number chosen by the browser. A browser
 * opens six HTTP/1.1 connections per site at most, and a Studio has more streams.
 */
const stream = z.int().nonnegative()

/** Frames of the browser. `path` begins with the API version, as in `/v2025-02-19/data/listen/production?query=…`. */
export const clientFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('open'),
    stream,
    path: z.string().max(16_000),
    headers: z.record(z.string(), z.string().max(4000)),
  }),
  z.object({ type: z.literal('close'), stream }),
])

/** Frames of the store: the head of a response, chunks of its body, and its end. */
export const serverFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('head'), stream, status: z.int(), contentType: z.string() }),
  z.object({ type: z.literal('data'), stream, text: z.string() }),
  z.object({ type: z.literal('end'), stream }),
])

export type ClientFrame = z.infer<typeof clientFrame>
export type ServerFrame = z.infer<typeof serverFrame>

/** Path of the socket, for all API versions. */
export const STREAMS_PATH = '/v1/streams'

/** Matches paths of event streams, after the API version. */
export const EVENT_STREAM_PATH = /^\/v[0-9X-]+\/data\/(?:listen|live\/events)\/[^/?]+(?=\?|$)/
