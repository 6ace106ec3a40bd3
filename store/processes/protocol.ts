import { flushCompileCache } from 'node:module'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { REFUSAL_STATUSES } from '../http/errors.ts'

/** A message from a child process. Needs no id, since a process handles one request at a time. */
export const childMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('value'), value: z.unknown() }),
  /** An HTTP error. */
  z.object({
    kind: z.literal('refusal'),
    status: z.literal(REFUSAL_STATUSES),
    message: z.string(),
    body: z.looseObject({}),
  }),
  z.object({ kind: z.literal('failure'), message: z.string() }),
])

export type ChildMessage = z.infer<typeof childMessage>

/** A message to a child process: a request, or a change of its data. */
const parentMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('request'), request: z.unknown() }),
  z.object({ kind: z.literal('update'), update: z.unknown() }),
])

export type ParentMessage = z.infer<typeof parentMessage>

async function toErrorMessage(error: unknown): Promise<object> {
  if (error instanceof HTTPException) {
    const { status, message } = error
    return { kind: 'refusal', status, message, body: await error.getResponse().json() }
  }
  return { kind: 'failure', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

/** Handles requests of the parent process, and exits when it disconnects. */
export function serveParent(handle: (request: unknown) => unknown, update: (update: unknown) => void = () => {}) {
  const send = (message: object) => process.send?.(message)
  async function answer(request: unknown): Promise<void> {
    try {
      send({ kind: 'value', value: await handle(request) })
    } catch (error) {
      send(await toErrorMessage(error))
    }
  }
  process.on('message', (data) => {
    const message = parentMessage.parse(data)
    if (message.kind === 'update') update(message.update)
    else void answer(message.request)
  })
  process.once('disconnect', () => process.exit())
  send({ kind: 'ready' })
  // The pool ends processes with SIGKILL, so they cannot write the compile cache on exit.
  flushCompileCache()
}
