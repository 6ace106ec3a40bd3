import { createContext, Script } from 'node:vm'
import { apiError } from '../http/errors.ts'

/** The longest that one piece of work for a visitor may hold the store's only thread. Milliseconds. */
const LONGEST = 500

/** Milliseconds all visitors together may take at once, and how many they get back in each second. */
const SAVED_UP = 2000
const PER_SECOND = 200

const frame: { work?: () => unknown } = {}
createContext(frame)
const watched = new Script('work()')

const isTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/**
 * The time the store gives to callers without a token. What a query costs cannot always be told before it runs, so
 * theirs are broken off after a while, wherever they are, and leave most of the thread to the site and the Studio
 * however many there are. `node:vm` serves as the watchdog alone: it can end what runs without another thread, which
 * would need a second copy of the documents, since the database admits one process and connection.
 */
export class VisitorsTime {
  #left = SAVED_UP
  #countedAt: number
  readonly #now: () => number

  /** @param now milliseconds of a clock that never goes back */
  constructor(now = () => performance.now()) {
    this.#now = now
    this.#countedAt = now()
  }

  /**
   * Does the work at once. It must bear being broken off between any two steps.
   *
   * @throws 400 when it takes too long, 429 when visitors have used up their time; what the work throws
   */
  spend<T>(work: () => T): T {
    const startedAt = this.#now()
    this.#left = Math.min(SAVED_UP, this.#left + ((startedAt - this.#countedAt) * PER_SECOND) / 1000)
    this.#countedAt = startedAt
    if (this.#left <= 0) {
      const seconds = Math.ceil(1 - this.#left / PER_SECOND)
      throw apiError(429, 'Too much is asked without a token just now.', { 'Retry-After': String(seconds) })
    }
    frame.work = work
    try {
      const answer: T = watched.runInContext(frame, { timeout: LONGEST })
      return answer
    } catch (error) {
      if (isTimeout(error)) throw apiError(400, 'The query takes too long; narrow its filters or ask for less at once.')
      throw error
    } finally {
      delete frame.work
      this.#left -= this.#now() - startedAt
    }
  }
}
