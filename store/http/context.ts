import type { IncomingMessage } from 'node:http'
import type { Accounts } from '../accounts/accounts.ts'
import type { Access, Identity } from '../accounts/roles.ts'
import type { AssetFiles } from '../assets/assetFiles.ts'
import type { AssetRunner } from '../assets/assetRunner.ts'
import type { TransformCache } from '../assets/transformCache.ts'
import type { QueryRunner } from '../query/queryRunner.ts'
import type { SiteRules } from '../mutate/pending.ts'
import type { StoreSettings } from '../settings.ts'
import type { StudioMail } from '../studioMail.ts'
import type { DocumentStore } from '../documents/sqliteStore.ts'
import type { CommittedTransaction } from '../documents/types.ts'

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

/** The caller and its rights, set by middleware before the routes. */
export interface StoreContext {
  Bindings: { incoming: IncomingMessage }
  Variables: {
    identity: Identity
    access: Access
    /**
     * Throws 401 once the caller's session has ended, as it does with a new role. Call it after waiting for the body or
     * for a query, right before the request takes effect.
     */
    requireSession: () => void
    /** A date, `1` or `X`. */
    apiVersion: string
  }
}
