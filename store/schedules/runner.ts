import { getDraftId, getPublishedId } from '@sanity/client/csm'
import { HTTPException } from 'hono/http-exception'
import { storeLog } from '#lib/log.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Access } from '../accounts/roles.ts'
import { applyAction } from '../mutate/actions.ts'
import { findMissingReference, listNewItems } from '../mutate/content.ts'
import { PendingTransaction, type SiteRules } from '../mutate/pending.ts'
import { transact } from '../mutate/transact.ts'
import type { DocumentStore } from '../documents/sqliteStore.ts'
import type { ScheduleTable, StoredSchedule } from './table.ts'

interface Attempt {
  schedule: Pick<StoredSchedule, 'documentId' | 'action'>
  store: DocumentStore
  access: Access
  rules: SiteRules
  dryRun: boolean
}

const names = new Intl.ListFormat('en-CA')

function findUse({ store, rules, schedule: { documentId } }: Attempt): string | null {
  const types = store.referrers(documentId).flatMap(({ id, weak }) => (weak ? [] : (store.get(id)?._type ?? [])))
  if (types.length === 0) return null
  const pages = names.format([...new Set(types)].map((_type) => rules.describe({ _type })))
  return `It is used on ${pages}. Take it off there and publish that first.`
}

/**
 * Publishes a document with its new items, or unpublishes it, with the current rights of the schedule's author.
 *
 * @returns why this is not possible, or null
 */
export function runSchedule(attempt: Attempt): string | null {
  const { schedule, store, access, rules, dryRun } = attempt
  const { documentId, action } = schedule
  const draftId = getDraftId(documentId)
  const draft = store.get(draftId)
  if (action === 'publish' && !draft) return 'There is no draft to publish.'
  if (action === 'unpublish' && !store.get(documentId)) return 'It is not published.'
  const reason = action === 'unpublish' ? findUse(attempt) : draft ? findMissingReference(store, draft, rules) : null
  if (reason !== null) return reason
  const pending = new PendingTransaction(store, access, rules)
  const items = action === 'publish' && draft ? listNewItems(store, draft) : []
  const steps = [draftId, ...items].map((id) => ({
    actionType: `sanity.action.document.${action}`,
    draftId: id,
    publishedId: getPublishedId(id),
  }))
  try {
    transact({ kind: 'action', steps, apply: (step) => applyAction(pending, step), pending, dryRun })
    return null
  } catch (error) {
    if (error instanceof HTTPException) return error.message.replace(/^The action\(s\) failed: /, '')
    throw error
  }
}

/** Time between two reads of due schedules. A timer for each would miss changes of the clock. */
const INTERVAL_MS = 1000

interface RunnerOptions {
  store: DocumentStore
  accounts: Pick<Accounts, 'getAccess'>
  schedules: ScheduleTable
  rules: SiteRules
  notify: (schedule: StoredSchedule, reason: string) => Promise<void>
}

/** Creates the worker that runs due schedules with the rights that their authors have at that time. */
export function createScheduleRunner({ store, accounts, schedules, rules, notify }: RunnerOptions) {
  function run(schedule: StoredSchedule): void {
    const { action, documentId: _id, documentType: _type } = schedule
    try {
      const access = accounts.getAccess(schedule.author)
      const isDenied = access.getDenialReason(action, { _id, _type }) !== null
      const reason = isDenied
        ? `The person who set the time may no longer ${action} this.`
        : runSchedule({ schedule, store, access, rules, dryRun: false })
      if (reason !== null && schedules.fail(schedule.id, reason)) void notify(schedule, reason)
    } catch (error) {
      storeLog().error({ err: error }, `The schedule for ${_id} failed; it is tried again.`)
    }
  }

  /** Runs what is due. The timer does this every second. */
  function wake() {
    try {
      for (const schedule of schedules.due(Date.now())) run(schedule)
    } catch (error) {
      storeLog().error({ err: error }, 'The schedules cannot be read; they are read again soon. Check the data folder.')
    }
  }

  const timer = setInterval(wake, INTERVAL_MS).unref()
  return { wake, stop: () => clearInterval(timer) }
}
