import { HTTPException } from 'hono/http-exception'
import { storeLog } from '#lib/log.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { DocumentStore } from '../documents/documentStore.ts'
import { PendingTransaction, type SiteRules } from '../mutate/pending.ts'
import { transact } from '../mutate/transact.ts'
import { publishRelease } from './actions.ts'
import { parseRelease, RELEASE, type Release } from './release.ts'

/** Time between two looks at the clock. A timer for each release would miss changes of the clock. */
const INTERVAL_MS = 1000

interface TimerOptions {
  store: DocumentStore
  accounts: Pick<Accounts, 'getAccess'>
  rules: SiteRules
  now: () => number
}

/** Creates the worker that publishes due releases with the rights that those who set the time have by then. */
export function createReleaseTimer({ store, accounts, rules, now }: TimerOptions) {
  /** @returns why the release cannot be published, or null */
  function publish(release: Release): string | null {
    const pending = new PendingTransaction(store, accounts.getAccess(release.scheduledBy ?? ''), rules)
    const apply = () => publishRelease(pending, release, ['scheduled'])
    try {
      transact({ kind: 'action', steps: [release.name], apply, pending, dryRun: false })
      return null
    } catch (error) {
      if (!(error instanceof HTTPException)) throw error
      return error.status === 403
        ? 'The person who set the time may no longer publish all of it.'
        : error.message.replace(/^The action\(s\) failed: /, '')
    }
  }

  /** Makes a release editable again, with the reason, which the Studio shows. */
  function fail({ publishAt: _publishAt, scheduledBy: _scheduledBy, ...release }: Release, message: string) {
    const failed = { ...release, state: 'active', error: { message } }
    store.commit({ mutations: [{ createOrReplace: failed }], next: new Map([[release._id, failed]]) })
  }

  function run(release: Release) {
    try {
      const reason = publish(release)
      if (reason !== null) fail(release, reason)
    } catch (error) {
      storeLog().error({ err: error }, `The release ${release.name} was not published; it is tried again.`)
    }
  }

  const isDue = ({ publishAt }: Release) => publishAt !== undefined && Date.parse(publishAt) <= now()

  /** Publishes what is due, the earliest first. The timer does this every second. */
  function wake() {
    const scheduled = store.ofType(RELEASE).filter((document) => document['state'] === 'scheduled')
    const due = scheduled.flatMap((document) => parseRelease(document) ?? []).filter(isDue)
    const sorted = due.toSorted((a, b) => ((a.publishAt ?? '') < (b.publishAt ?? '') ? -1 : 1))
    for (const release of sorted) run(release)
  }

  const timer = setInterval(wake, INTERVAL_MS).unref()
  return { wake, stop: () => clearInterval(timer) }
}
