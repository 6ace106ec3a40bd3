/** Tells whoever needs to know at once that somebody's rights changed: a session ended, a role, an account. */
export class Changes {
  readonly #listeners = new Set<() => void>()

  /** @returns what ends the listening */
  on(listener: () => void): () => void {
    // One listener given twice is two.
    const own = () => listener()
    this.#listeners.add(own)
    return () => void this.#listeners.delete(own)
  }

  tell() {
    for (const listener of this.#listeners) listener()
  }
}
