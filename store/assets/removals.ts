import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { CommittedTransaction, DocumentStore } from '../store/types.ts'
import type { AssetFiles } from './asset-files.ts'
import { bytesOfAsset } from './asset-names.ts'
import type { AssetBytes } from './asset-names.ts'
import type { TransformCache } from './transform-cache.ts'

const row = z.object({ kind: z.enum(['image', 'file']), sha1: z.string() })

/** The bytes of the assets that a transaction deleted. */
const deletedBytes = ({ changes }: CommittedTransaction) =>
  changes.flatMap(({ documentId, after }) => (after ? [] : (bytesOfAsset(documentId) ?? [])))

/**
 * Which bytes are to be removed, kept in the content database: what a transaction deleted is remembered with it, so
 * that a crash before the bytes are gone leaves none behind.
 */
export function removalQueue(database: DatabaseSync) {
  const sql = {
    insert: database.prepare('insert or ignore into asset_removals (kind, sha1) values (?, ?)'),
    waiting: database.prepare('select kind, sha1 from asset_removals'),
    done: database.prepare('delete from asset_removals where kind = ? and sha1 = ?'),
  }
  return {
    /** Runs inside the database transaction of the commit it is about. */
    add(transaction: CommittedTransaction) {
      for (const { kind, sha1 } of deletedBytes(transaction)) sql.insert.run(kind, sha1)
    },
    waiting: (): AssetBytes[] => row.array().parse(sql.waiting.all()),
    done: ({ kind, sha1 }: AssetBytes) => void sql.done.run(kind, sha1),
  }
}

interface Remover {
  store: DocumentStore
  removals: ReturnType<typeof removalQueue>
  files: AssetFiles
  made: TransformCache
}

/** Takes the bytes of deleted assets off the disk, the images made from them included. */
export function assetRemover({ store, removals, files, made }: Remover) {
  let working = Promise.resolve()
  let stopped = false

  /** The same bytes may be another asset too, under another name, or have been uploaded again. */
  const isNeeded = ({ kind, sha1 }: AssetBytes) =>
    store.ofType(`sanity.${kind}Asset`).some(({ _id }) => bytesOfAsset(_id)?.sha1 === sha1)

  const remove = (bytes: AssetBytes) =>
    files.inTurn(bytes, async () => {
      if (!isNeeded(bytes)) {
        await files.remove(bytes)
        await made.forget(bytes.sha1)
      }
      removals.done(bytes)
    })

  async function work() {
    for (const bytes of removals.waiting()) {
      if (stopped) return
      await remove(bytes).catch((error: unknown) =>
        console.error(`The bytes of the deleted ${bytes.kind} ${bytes.sha1} stay until the next start.`, error),
      )
    }
  }

  const wake = () => void (working = working.then(work))
  store.onCommit((transaction) => {
    if (deletedBytes(transaction).length > 0) wake()
  })
  wake()
  return {
    /** Resolves when nothing is under way any more. */
    async stop() {
      stopped = true
      await working
    },
  }
}
