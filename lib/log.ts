import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { env } from './env.ts'
import { requestIds } from './requestId.ts'

/** How far an error's causes are followed: they may go in a circle. */
const MAX_CAUSE_DEPTH = 5

/**
 * An error as it is logged: what it says, and what those behind it say. Nothing else of it, since errors of calls carry
 * the request with its tokens and the answer with its content.
 */
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
  /** Where lines go; standard output by default. */
  destination?: DestinationStream
}

/**
 * A log, as chatty as the settings say. An error is logged as `err`.
 *
 * @param part of the program, named in each line
 */
export function createLog(part: string, { destination, level = env().LOG_LEVEL, ...options }: LogOptions = {}): Logger {
  const all = {
    ...options,
    level,
    serializers: { err: (error: unknown) => describeError(error) },
    mixin: () => ({ requestId: requestIds.getStore() }),
  }
  return (destination ? pino(all, destination) : pino(all)).child({ part })
}

/** A log that is made when it is first used, since settings are not to be read before. */
export function createLazyLog(part: string): () => Logger {
  let log: Logger | undefined
  return () => (log ??= createLog(part))
}

/** The log of content that could not be read or shown. It holds no visitor's data. */
export const contentLog = createLazyLog('content')

/** The log of the content store. */
export const storeLog = createLazyLog('store')
