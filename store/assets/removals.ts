import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { storeLog } from '#lib/log.ts'
import type { CommittedTransaction, DocumentStore } from '../store/types.ts'
import type { AssetFiles } from './asset-files.ts'
import { type AssetBytes, parseAssetId } from './asset-names.ts'
import type { TransformCache } from './transform-cache.ts'

const row = z.object({ kind: z.enum(['image', 'file']), sha1: z.string() })

const findDeleted = ({ changes }: CommittedTransaction) =>
  changes.flatMap(({ documentId, after }) => (after ? [] : (parseAssetId(documentId) ?? [])))

/** Queues the bytes to remove in the content database, atomically with the deletion, so that a crash loses none. */
export function createRemovalQueue(database: DatabaseSync) {
  const sql = {
    insert: database.prepare('insert or ignore into asset_removals (kind, sha1) values (?, ?)'),
    waiting: database.prepare('select kind, sha1 from asset_removals'),
    done: database.prepare('delete from asset_removals where kind = ? and sha1 = ?'),
  }
  return {
    /** To be called inside the database transaction of the commit. */
    add(transaction: CommittedTransaction) {
      for (const { kind, sha1 } of findDeleted(transaction)) sql.insert.run(kind, sha1)
    },
    waiting: (): AssetBytes[] => row.array().parse(sql.waiting.all()),
    markDone: ({ kind, sha1 }: AssetBytes) => void sql.done.run(kind, sha1),
  }
}

interface RemoverOptions {
  store: DocumentStore
  removals: ReturnType<typeof createRemovalQueue>
  files: AssetFiles
  transforms: TransformCache
}

/** Creates the worker that removes deleted assets and the images transformed from them from the disk. */
export function createAssetRemover({ store, removals, files, transforms }: RemoverOptions) {
  let worker = Promise.resolve()
  let isStopped = false

  /** Checks for another or newer asset with the same bytes. */
  const isNeeded = ({ kind, sha1 }: AssetBytes) =>
    store.ofType(`sanity.${kind}Asset`).some(({ _id }) => parseAssetId(_id)?.sha1 === sha1)

  async function remove(asset: AssetBytes) {
    if (!isNeeded(asset)) {
      await files.remove(asset)
      await transforms.remove(asset.sha1)
    }
    removals.markDone(asset)
  }

  async function work() {
    for (const asset of removals.waiting()) {
      if (isStopped) return
      await files
        .withLock(asset, () => remove(asset))
        .catch((error: unknown) =>
          storeLog().error(
            { err: error },
            `The deleted ${asset.kind} ${asset.sha1} was not removed. The next start tries again.`,
          ),
        )
    }
  }

  const logFailure = (error: unknown) =>
    storeLog().error({ err: error }, 'Deleted assets cannot be read; check the data folder.')
  const wake = () => void (worker = worker.then(work).catch(logFailure))
  store.onCommit((transaction) => {
    if (findDeleted(transaction).length > 0) wake()
  })
  wake()
  return {
    async stop() {
      isStopped = true
      await worker
    },
  }
}
