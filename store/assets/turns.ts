import { apiError } from '../http/errors.ts'

/** Lets a few pieces of work run at a time and the others wait for their turn, in order. */
export class Turns {
  readonly #atOnce: number
  readonly #mayWait: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(atOnce: number, mayWait: number) {
    this.#atOnce = atOnce
    this.#mayWait = mayWait
  }

  /**
   * Runs the work when it is its turn.
   * @throws 503 when too much is waiting already
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mayWait) throw apiError(503, 'Busy with other images.', { 'retry-after': '5' })
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#waiting.push(resolve)
      await promise
    } else this.#running += 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
