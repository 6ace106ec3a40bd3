import { networkOf } from '#lib/security/network.ts'

/** How many connections callers without a token may hold at a time. */
export interface StrangerLimits {
  ofAll: number
  ofOneNetwork: number
}

/** A Studio that has just been opened is a stranger too, and so is a whole office of them when the store comes back. */
export const SOCKET_LIMITS: StrangerLimits = { ofAll: 200, ofOneNetwork: 30 }

/** Connections of callers who have shown no token, counted so that they take none from those who have. */
export class AnonymousConnectionLimiter {
  readonly #limits: StrangerLimits
  readonly #byNetwork = new Map<string, number>()
  #all = 0

  constructor(limits: StrangerLimits) {
    this.#limits = limits
  }

  /**
   * Counts one more.
   *
   * @param address of the caller, as `getClientInfo` returns it
   * @returns what takes it off the count again, once; undefined when there are too many already
   */
  enter(address: string): (() => void) | undefined {
    const network = networkOf(address)
    const there = this.#byNetwork.get(network) ?? 0
    if (this.#all >= this.#limits.ofAll || there >= this.#limits.ofOneNetwork) return undefined
    this.#count(network, 1)
    let gone = false
    return () => {
      if (gone) return
      gone = true
      this.#count(network, -1)
    }
  }

  #count(network: string, change: 1 | -1) {
    this.#all += change
    const there = (this.#byNetwork.get(network) ?? 0) + change
    if (there > 0) this.#byNetwork.set(network, there)
    else this.#byNetwork.delete(network)
  }
}
