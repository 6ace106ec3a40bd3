// Child process of a pool. Waits without work, or works without an end.
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { serveParent } from '#store/processes/protocol.ts'

const request = z.union([z.object({ waitMs: z.number() }), z.object({ work: z.literal('endless') })])

serveParent(async (message) => {
  const parsed = request.parse(message)
  if ('waitMs' in parsed) return wait(parsed.waitMs, 'done')
  for (;;) Math.random()
})
