import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Removes fields from the documents of a stopped store, as an older release may have left them: a running store refuses
 * to publish that.
 *
 * @param parts paths of fields, by the id of their document
 */
export function takeOut(folder: string, parts: Readonly<Record<string, readonly string[]>>): void {
  const database = new DatabaseSync(join(folder, 'content.sqlite'))
  for (const [id, paths] of Object.entries(parts)) {
    for (const path of paths) {
      const { changes } = database
        .prepare('update documents set json = json_remove(json, ?) where id = ?')
        .run(`$.${path}`, id)
      if (changes !== 1) throw new Error(`There is no ${id} to take ${path} out of.`)
    }
  }
  database.close()
}
