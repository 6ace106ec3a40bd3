import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Runs a statement for documents by their id, each with its own values. @throws Error for a document that does not exist */
function update(folder: string, statement: string, changes: readonly (readonly [id: string, ...values: string[]])[]) {
  const database = new DatabaseSync(join(folder, 'content.sqlite'))
  for (const [id, ...values] of changes) {
    const { changes: changed } = database.prepare(`${statement} where id = ?`).run(...values, id)
    if (changed !== 1) throw new Error(`There is no ${id} with ${values[0]}.`)
  }
  database.close()
}

/**
 * Removes fields from the documents of a stopped store, as an older release may have left them: a running store refuses
 * to publish that.
 *
 * @param parts paths of fields, by the id of their document
 */
export function takeOut(folder: string, parts: Readonly<Record<string, readonly string[]>>): void {
  const changes = Object.entries(parts).flatMap(([id, paths]) => paths.map((path) => [id, `$.${path}`] as const))
  update(folder, 'update documents set json = json_remove(json, ?)', changes)
}

/**
 * Replaces fields of the documents of a stopped store by values that a running one refuses.
 *
 * @param values of any type by the path of their field, by the id of their document
 */
export function putIn(folder: string, values: Readonly<Record<string, Readonly<Record<string, unknown>>>>): void {
  const changes = Object.entries(values).flatMap(([id, fields]) =>
    Object.entries(fields).map(([path, value]) => [id, `$.${path}`, JSON.stringify(value)] as const),
  )
  update(folder, 'update documents set json = json_set(json, ?, json(?))', changes)
}
