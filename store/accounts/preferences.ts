import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const row = z.object({ value: z.string().transform((text): unknown => JSON.parse(text)) }).optional()

/** What the Studio remembers for a person: pane widths, recent searches and the like. */
export class Preferences {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  get(owner: string, key: string): unknown {
    const stored = this.#database.prepare('select value from preferences where owner = ? and key = ?').get(owner, key)
    return row.parse(stored)?.value ?? null
  }

  set(owner: string, key: string, value: unknown) {
    this.#database.prepare('insert or replace into preferences values (?, ?, ?)').run(owner, key, JSON.stringify(value))
  }
}
