import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { listen } from '#lib/http/listen.ts'
import { openAccounts } from './accounts/accounts.ts'
import type { ScryptCost } from './accounts/secrets.ts'
import { AssetFiles } from './assets/assetFiles.ts'
import { AssetRunner } from './assets/assetRunner.ts'
import { MAX_CACHE_BYTES } from './assets/limits.ts'
import { TransformCache } from './assets/transformCache.ts'
import { removeDeletedImages, rewriteAssetUrls, warnOfBrowserOnlySvgs } from './assets/upkeep.ts'
import { createApp } from './app.ts'
import type { StoreContext } from './http/context.ts'
import type { StoreDependencies } from './dependencies.ts'
import type { SiteRules } from './mutate/pending.ts'
import type { StoreSettings } from './settings.ts'
import { QueryRunner } from './query/queryRunner.ts'
import { createStudioMail } from './studioMail.ts'
import { createReleaseMail } from './releases/mail.ts'
import { moveSchedules } from './releases/moveSchedules.ts'
import { createReleaseTimer } from './releases/timer.ts'
import { lockDataFolder, openDatabase } from './documents/database.ts'
import { createDocumentStore } from './documents/documentStore.ts'
import { createSocketHandler, type SocketLimits } from './streams/sockets.ts'
import { createWebhookOutbox, createWebhookSender } from './webhook/sender.ts'

/** The store is reached from other machines through the site only. */
const HOST = '127.0.0.1'

/** Sanity's clients send queries of up to 11 kB in the URL; cookies come on top. */
const MAX_HEADER_BYTES = 64 * 1024

/** Options for tests. */
export interface OpenOptions {
  now?: () => number
  passwordCost?: ScryptCost
  queryTimeoutMs?: number
  socketLimits?: SocketLimits
  /** Wraps the application, to serve it at other paths as well. */
  mount?: (app: Hono<StoreContext>) => Hono<StoreContext>
}

/** What a site adds to the running store: routes for callers with a role, and workers. */
export interface Additions {
  routes: readonly Hono<StoreContext>[]
  stop: () => void
}

/** What additions are made of. */
export interface AdditionDependencies extends StoreDependencies {
  database: DatabaseSync
  now: () => number
}

/**
 * Opens the data folder, starts the store's workers and serves its HTTP application.
 *
 * @param rules of the site
 * @param add creates what else the site adds
 */
export async function openStore<Added extends Additions>(
  settings: StoreSettings,
  rules: SiteRules,
  add: (deps: AdditionDependencies) => Added,
  options: OpenOptions = {},
) {
  const { now = Date.now, passwordCost, queryTimeoutMs, socketLimits, mount = (app) => app } = options
  const { DATA_DIR, STORE_URL, SANITY_REVALIDATE_SECRET: secret, projectId } = settings
  const unlock = lockDataFolder(DATA_DIR)
  const file = join(DATA_DIR, 'content.sqlite')
  const database = openDatabase(file)
  const outbox = createWebhookOutbox(database)
  const store = createDocumentStore({
    database,
    beforeCommit: (transaction) => outbox.add(transaction),
  })
  const accounts = await openAccounts(settings, rules.roles, now, passwordCost)
  let webhook: ReturnType<typeof createWebhookSender> | undefined
  store.onCommit(() => webhook?.wake())
  const mail = createStudioMail(store, settings, rules)
  moveSchedules(database, store, rules)
  const mailReleases = createReleaseMail({ accounts, mail, store, rules, siteUrl: settings.SITE_URL })
  store.onCommit(mailReleases)
  const releaseTimer = createReleaseTimer({ store, accounts, rules, now })
  const deps: StoreDependencies = {
    store,
    accounts,
    settings,
    rules,
    mail,
    queries: new QueryRunner(file, { projectId, dataset: settings.SANITY_DATASET }, queryTimeoutMs),
    assets: new AssetRunner(),
    files: new AssetFiles(DATA_DIR),
    transforms: new TransformCache(DATA_DIR, MAX_CACHE_BYTES),
    waitForRevalidation: async (transaction) => webhook?.waitForRevalidation(transaction),
  }
  rewriteAssetUrls(deps)
  removeDeletedImages(deps)
  void warnOfBrowserOnlySvgs(deps)
  const added = add({ ...deps, database, now })
  const app = mount(createApp(deps, added.routes))
  const { port, stop: stopListening } = await listen(
    {
      host: HOST,
      port: STORE_URL ? Number(new URL(STORE_URL).port) : 0,
      setting: 'STORE_URL',
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    { request: getRequestListener(app.fetch), upgrade: createSocketHandler(app, deps, socketLimits) },
  )

  return {
    store,
    accounts,
    database,
    releaseTimer,
    added,
    url: `http://${HOST}:${port}`,
    /** Sends signed revalidation requests to this URL from now on. */
    setWebhookUrl: (siteUrl: string) => {
      webhook?.close()
      webhook = secret ? createWebhookSender(outbox, siteUrl, secret) : undefined
    },
    close: async () => {
      releaseTimer.stop()
      added.stop()
      webhook?.close()
      await stopListening()
      await mail.close()
      await deps.queries.close()
      await deps.assets.close()
      accounts.close()
      database.exec('pragma wal_checkpoint(truncate)')
      database.close()
      unlock()
    },
  }
}
