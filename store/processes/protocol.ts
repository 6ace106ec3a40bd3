import { flushCompileCache } from 'node:module'
import { HTTPException } from 'hono/http-exception'

/** The response of a child process. Needs no id, since a process handles one request at a time. */
export type ChildResponse =
  | { kind: 'value'; value: unknown }
  | { kind: 'httpError'; status: HTTPException['status']; message: string; body: object }
  | { kind: 'failure'; message: string }

export type ChildMessage = ChildResponse | { kind: 'ready' }

async function toErrorMessage(error: unknown): Promise<ChildResponse> {
  if (error instanceof HTTPException) {
    const { status, message } = error
    return { kind: 'httpError', status, message, body: await error.getResponse().json() }
  }
  return { kind: 'failure', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

/** Handles requests of the parent process, and exits when it disconnects. */
export function serveParent(handle: (request: unknown) => unknown) {
  // A failure means that the parent has ended, so the process exits without a report.
  const send = (message: ChildMessage) =>
    process.send?.(message, undefined, undefined, (error) => error && process.exit())
  async function respond(request: unknown): Promise<void> {
    try {
      send({ kind: 'value', value: await handle(request) })
    } catch (error) {
      send(await toErrorMessage(error))
    }
  }
  process.on('message', (request) => void respond(request))
  process.once('disconnect', () => process.exit())
  send({ kind: 'ready' })
  // The pool ends processes with SIGKILL, so they cannot write the compile cache on exit.
  flushCompileCache()
}
