import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Settings } from '#lib/env.ts'
import { listen } from '#lib/http/listen.ts'
import { openAccounts } from './accounts/accounts.ts'
import type { ScryptCost } from './accounts/secrets.ts'
import { AssetFiles } from './assets/assetFiles.ts'
import { AssetRunner } from './assets/assetRunner.ts'
import { MAX_CACHE_BYTES } from './assets/limits.ts'
import { TransformCache } from './assets/transformCache.ts'
import { removeDeletedImages, rewriteAssetUrls } from './assets/upkeep.ts'
import { createApp } from './http/app.ts'
import type { StoreContext, StoreDependencies } from './http/context.ts'
import { QueryRunner } from './query/queryRunner.ts'
import { createMentionMail } from '#rules/mentionMail.ts'
import { createRuleReminder } from '#rules/ruleReminder.ts'
import { createFailureMail, createStudioMail } from './studioMail.ts'
import { createReleaseMail } from './releases/mail.ts'
import { createReleaseTimer } from './releases/timer.ts'
import { createScheduleRunner } from './schedules/runner.ts'
import { createScheduleTable } from './schedules/table.ts'
import { createShareTable } from '#rules/shares/table.ts'
import { lockDataFolder, openDatabase } from './documents/database.ts'
import { createDocumentStore } from './documents/sqliteStore.ts'
import { createSocketHandler, type SocketLimits } from './streams/sockets.ts'
import { createWebhookOutbox, createWebhookSender } from './webhook/sender.ts'

/** The store is reached from other machines through the site only. */
const HOST = '127.0.0.1'

/** Sanity's clients send queries of up to 11 kB in the URL; cookies come on top. */
const MAX_HEADER_BYTES = 64 * 1024

/** Options for tests. */
interface OpenOptions {
  now?: () => number
  passwordCost?: ScryptCost
  queryTimeoutMs?: number
  socketLimits?: SocketLimits
  /** Wraps the application, to serve it at other paths as well. */
  mount?: (app: Hono<StoreContext>) => Hono<StoreContext>
}

/** Opens the data folder, starts the store's workers and serves its HTTP application. */
export async function openStore(settings: Settings, options: OpenOptions = {}) {
  const { now = Date.now, passwordCost, queryTimeoutMs, socketLimits, mount = (app) => app } = options
  const { DATA_DIR, LAKE_URL, SANITY_REVALIDATE_SECRET: secret } = settings
  const unlock = lockDataFolder(DATA_DIR)
  const file = join(DATA_DIR, 'content.sqlite')
  const database = openDatabase(file)
  const outbox = createWebhookOutbox(database)
  const schedules = createScheduleTable(database)
  const store = createDocumentStore({
    database,
    beforeCommit(transaction) {
      outbox.add(transaction)
      schedules.beforeCommit(transaction)
    },
  })
  const accounts = await openAccounts(settings, now, passwordCost)
  let webhook: ReturnType<typeof createWebhookSender> | undefined
  store.onCommit(() => webhook?.wake())
  const mail = createStudioMail(store, settings)
  const mailMentions = createMentionMail(accounts, mail)
  store.onCommit((transaction) => void mailMentions(transaction))
  const runner = createScheduleRunner({ store, accounts, schedules, notify: createFailureMail(accounts, mail) })
  const notify = createReleaseMail({ accounts, mail, siteUrl: settings.SITE_URL })
  const releaseTimer = createReleaseTimer({ store, accounts, now, notify })
  const ruleReminder = createRuleReminder({ database, store, accounts, mail, now })
  const deps: StoreDependencies = {
    store,
    accounts,
    settings,
    schedules,
    mail,
    shares: createShareTable(database, now),
    queries: new QueryRunner(file, queryTimeoutMs),
    assets: new AssetRunner(),
    files: new AssetFiles(DATA_DIR),
    transforms: new TransformCache(DATA_DIR, MAX_CACHE_BYTES),
    waitForRevalidation: async (transaction) => webhook?.waitForRevalidation(transaction),
  }
  rewriteAssetUrls(deps)
  removeDeletedImages(deps)
  const app = mount(createApp(deps))
  const { port, stop: stopListening } = await listen(
    {
      host: HOST,
      port: LAKE_URL ? Number(new URL(LAKE_URL).port) : 0,
      setting: 'LAKE_URL',
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    { request: getRequestListener(app.fetch), upgrade: createSocketHandler(app, deps, socketLimits) },
  )

  return {
    store,
    accounts,
    database,
    runner,
    releaseTimer,
    ruleReminder,
    url: `http://${HOST}:${port}`,
    /** Sends signed revalidation requests to this URL from now on. */
    setWebhookUrl: (siteUrl: string) => {
      webhook?.close()
      webhook = secret ? createWebhookSender(outbox, siteUrl, secret) : undefined
    },
    close: async () => {
      runner.stop()
      releaseTimer.stop()
      ruleReminder.stop()
      webhook?.close()
      await stopListening()
      await deps.queries.close()
      await deps.assets.close()
      accounts.close()
      database.exec('pragma wal_checkpoint(truncate)')
      database.close()
      unlock()
    },
  }
}
