import { join } from 'node:path'
import { env, type Settings } from '#lib/env.ts'
import { openAccounts } from './accounts/accounts.ts'
import { AssetFiles } from './assets/asset-files.ts'
import { AssetRunner } from './assets/asset-runner.ts'
import { MAX_CACHE_BYTES } from './assets/limits.ts'
import { rewriteAssetUrls } from './assets/rewrite-asset-urls.ts'
import { assetRemover, removalQueue } from './assets/removals.ts'
import { TransformCache } from './assets/transform-cache.ts'
import { createApp } from './http/app.ts'
import { listen } from './http/listen.ts'
import { answerParent } from './parent.ts'
import { QueryRunner } from './query/query-runner.ts'
import { scheduleRunner } from './schedules/runner.ts'
import { scheduleTable } from './schedules/table.ts'
import { shareTable } from './shares/table.ts'
import { openDatabase } from './store/database.ts'
import { createDocumentStore } from './store/sqlite-store.ts'
import type { CommittedTransaction } from './store/types.ts'
import { attachSockets } from './streams/sockets.ts'
import { type WebhookOutbox, webhookOutbox } from './webhook/outbox.ts'
import { webhookSender } from './webhook/sender.ts'

function openWebhook(outbox: WebhookOutbox, settings: Settings, url: string | undefined) {
  const { SANITY_REVALIDATE_SECRET: secret, SANITY_DATASET: dataset, projectId } = settings
  return url && secret ? webhookSender(outbox, { url, secret, projectId, dataset }) : undefined
}

/** Opens the data folder, serves it and announces the URL. */
async function main() {
  const settings = env()
  const database = openDatabase(join(settings.DATA_DIR, 'content.sqlite'))
  const outbox = webhookOutbox(database)
  const dataset = settings.SANITY_DATASET
  const schedules = scheduleTable(database)
  const removals = removalQueue(database)
  const store = createDocumentStore({
    database,
    dataset,
    beforeCommit(transaction) {
      outbox.add(transaction)
      removals.add(transaction)
      schedules.beforeCommit()
    },
  })
  const accounts = await openAccounts(settings)
  rewriteAssetUrls({ store, settings })
  let webhook = openWebhook(outbox, settings, settings.REVALIDATE_URL)
  store.onCommit(() => webhook?.wake())
  const waitForRevalidation = async (transaction: CommittedTransaction) => webhook?.waitForRevalidation(transaction)
  const runner = scheduleRunner({ store, accounts, schedules })
  const files = new AssetFiles(settings.DATA_DIR)
  const transforms = new TransformCache(settings.DATA_DIR, MAX_CACHE_BYTES)
  const remover = assetRemover({ store, removals, files, transforms })
  const shares = shareTable(database)
  const queries = new QueryRunner(store, settings)
  const assets = new AssetRunner()
  const deps = {
    store,
    accounts,
    settings,
    schedules,
    runner,
    shares,
    queries,
    assets,
    files,
    transforms,
    waitForRevalidation,
  }
  const app = createApp(deps)
  const server = await listen(app, settings.LAKE_URL)
  const sockets = attachSockets(server.server, app, deps)
  runner.wake()

  let stopping = false
  async function stop() {
    if (stopping) return
    stopping = true
    await runner.stop()
    await remover.stop()
    webhook?.close()
    sockets.close()
    await server.close()
    queries.close()
    assets.close()
    accounts.close()
    database.exec('pragma wal_checkpoint(truncate)')
    database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

  const announcement = { event: 'listening', url: server.url }
  process.stdout.write(`${JSON.stringify(announcement)}\n`)
  process.send?.(announcement)
  answerParent(
    { store, accounts },
    {
      setWebhookUrl(url) {
        webhook?.close()
        webhook = openWebhook(outbox, settings, url)
      },
      stop: () => void stop(),
    },
  )
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
