import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { REFUSAL_STATUSES } from '../http/errors.ts'

/** What a child process sends to the store. It has one request at a time, so an answer names none. */
export const childMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('value'), value: z.unknown() }),
  /** An answer in HTTP, such as a 400 that says what is wrong. */
  z.object({
    kind: z.literal('refusal'),
    status: z.literal(REFUSAL_STATUSES),
    message: z.string(),
    body: z.looseObject({}),
  }),
  z.object({ kind: z.literal('failure'), message: z.string() }),
])

export type ChildMessage = z.infer<typeof childMessage>

/** What the store sends to a child process: work, or a change of the data that the work is about. */
const parentMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('request'), request: z.unknown() }),
  z.object({ kind: z.literal('update'), update: z.unknown() }),
])

export type ParentMessage = z.infer<typeof parentMessage>

async function errorMessage(error: unknown): Promise<object> {
  if (error instanceof HTTPException) {
    const { status, message } = error
    return { kind: 'refusal', status, message, body: await error.getResponse().json() }
  }
  return { kind: 'failure', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

/**
 * Answers the requests of the store that started this process, and ends with it.
 *
 * @param handle does one request
 * @param update takes over a change
 */
export function serveParent(handle: (request: unknown) => unknown, update: (update: unknown) => void = () => {}) {
  const send = (message: object) => process.send?.(message)
  async function answer(request: unknown): Promise<void> {
    try {
      send({ kind: 'value', value: await handle(request) })
    } catch (error) {
      send(await errorMessage(error))
    }
  }
  process.on('message', (given) => {
    const message = parentMessage.parse(given)
    if (message.kind === 'update') update(message.update)
    else void answer(message.request)
  })
  process.once('disconnect', () => process.exit())
  send({ kind: 'ready' })
}
