import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { env } from './env.ts'
import { requestIds } from './requestId.ts'

/** Number of nested causes to log: causes may be circular. */
const MAX_CAUSE_DEPTH = 5

/** Describes an error and its causes. Other properties are omitted: errors of calls hold requests with their tokens. */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return String(error)
  const { name, message, stack, cause } = error
  const behind = depth < MAX_CAUSE_DEPTH
  return {
    type: name,
    message,
    ...('code' in error && { code: error.code }),
    stack,
    ...(behind && cause !== undefined && { cause: describeError(cause, depth + 1) }),
    ...(behind &&
      error instanceof AggregateError && { errors: error.errors.map((one: unknown) => describeError(one, depth + 1)) }),
  }
}

export interface LogOptions extends Pick<LoggerOptions, 'level' | 'redact'> {
  /** Standard error by default. */
  destination?: DestinationStream
}

/** Size of the lines that are kept until they can be written, in bytes. */
const MAX_UNWRITTEN_BYTES = 1024 * 1024

/** Writes to standard error. A program goes on, and can end, while that cannot be written, as on a full disk. */
function createDestination() {
  const destination = pino.destination({ dest: 2, maxLength: MAX_UNWRITTEN_BYTES })
  // At the exit it would retry for ever.
  return destination.on('error', () => {
    destination.flushSync = () => undefined
  })
}

/** Creates a logger with the level of the settings. An error is logged as `err`. */
export function createLog(part: string, { destination, level = env().LOG_LEVEL, ...options }: LogOptions = {}): Logger {
  const all = {
    ...options,
    level,
    serializers: { err: (error: unknown) => describeError(error) },
    mixin: () => ({ requestId: requestIds.getStore() }),
  }
  return pino(all, destination ?? createDestination()).child({ part })
}

/** Creates the logger on first use, since settings must not be read on import. */
export function createLazyLog(part: string): () => Logger {
  let log: Logger | undefined
  return () => (log ??= createLog(part))
}

/** Logs content that could not be read or rendered. It holds no personal data. */
export const contentLog = createLazyLog('content')

/** Logs of the content store. */
export const storeLog = createLazyLog('store')

/**
 * Returns a short code for a thrown value, without its message; `fetch` gives it to the cause of its error, and nodemailer
 * replaces it by one for all connections that fail. SQLite has one code of Node's and a number that says more, such as 13
 * for a full disk.
 */
export function getErrorCode(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown'
  if ('errcode' in thrown && 'errstr' in thrown) return `SQLITE ${String(thrown.errcode)} (${String(thrown.errstr)})`
  if ('responseCode' in thrown && typeof thrown.responseCode === 'number') return `SMTP ${thrown.responseCode}`
  if ('originalCode' in thrown && typeof thrown.originalCode === 'string') return thrown.originalCode
  for (const error of [thrown, thrown.cause])
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return thrown.name
}
