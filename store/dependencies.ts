import type { Accounts } from './accounts/accounts.ts'
import type { AssetFiles } from './assets/assetFiles.ts'
import type { AssetRunner } from './assets/assetRunner.ts'
import type { TransformCache } from './assets/transformCache.ts'
import type { QueryRunner } from './query/queryRunner.ts'
import type { SiteRules } from './mutate/pending.ts'
import type { StoreSettings } from './settings.ts'
import type { StudioMail } from './studioMail.ts'
import type { DocumentStore } from './documents/documentStore.ts'
import type { CommittedTransaction } from './documents/types.ts'

/** What the routes of the store are made of. */
export interface StoreDependencies {
  store: DocumentStore
  accounts: Accounts
  settings: StoreSettings
  rules: SiteRules
  queries: QueryRunner
  mail: StudioMail
  assets: AssetRunner
  files: AssetFiles
  transforms: TransformCache
  /** Resolves when the site has revalidated a transaction's changes, or after a second. Never rejects. */
  waitForRevalidation: (transaction: CommittedTransaction) => Promise<void>
}
