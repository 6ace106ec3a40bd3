import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { HTTPException } from 'hono/http-exception'
import { typeLabel } from '#lib/content/walk.ts'
import { storeLog } from '#lib/log.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Access } from '../accounts/types.ts'
import { applyAction } from '../mutate/actions.ts'
import { strengthenReferences } from '../mutate/content.ts'
import { listNewItems } from '../mutate/new-items.ts'
import { PendingTransaction } from '../mutate/pending.ts'
import { transact } from '../mutate/transact.ts'
import { getDraftId, getPublishedId } from '../query/document-ids.ts'
import { listReferences } from '../store/json-tree.ts'
import type { DocumentContent, DocumentStore } from '../store/types.ts'
import type { ScheduleTable, StoredSchedule } from './table.ts'

interface Attempt {
  schedule: Pick<StoredSchedule, 'documentId' | 'action' | 'author'>
  store: DocumentStore
  access: Access
  dryRun: boolean
}

const names = new Intl.ListFormat('en-CA')

/** Returns which pages use a document, or null. */
function findUse(store: DocumentStore, documentId: string): string | null {
  const types = store.referrers(documentId).flatMap(({ id, weak }) => (weak ? [] : (store.get(id)?._type ?? [])))
  if (types.length === 0) return null
  const pages = names.format([...new Set(types)].map(typeLabel))
  return `It is used on ${pages}. Take it off there and publish that first.`
}

/** Returns what to do about a deleted document that a draft shows, or null. */
function findDeletedReference(store: DocumentStore, draft: DocumentContent): string | null {
  const isDeleted = listReferences(strengthenReferences(draft)).some(
    ({ id, weak }) => !weak && !store.get(id) && !store.get(getDraftId(id)),
  )
  return isDeleted ? 'It shows a document that has been deleted. Choose another one, or take it off.' : null
}

/**
 * Publishes a document with the new items it lists, or unpublishes it, with its author's present rights.
 *
 * @returns why it cannot be done, or null
 */
export function perform({ schedule, store, access, dryRun }: Attempt): string | null {
  const { documentId, action, author } = schedule
  const draftId = getDraftId(documentId)
  const draft = store.get(draftId)
  if (action === 'publish' && !draft) return 'There is no draft to publish.'
  if (action === 'unpublish' && !store.get(documentId)) return 'It is not published.'
  const use = action === 'unpublish' ? findUse(store, documentId) : draft ? findDeletedReference(store, draft) : null
  if (use !== null) return use
  const pending = new PendingTransaction({ store, access, transactionId: randomUUID() })
  const items = action === 'publish' && draft ? listNewItems(store, draft) : []
  const steps = [draftId, ...items].map((id) => ({
    actionType: `sanity.action.document.${action}`,
    draftId: id,
    publishedId: getPublishedId(id),
  }))
  try {
    transact({ kind: 'action', steps, apply: (step) => applyAction(pending, step), pending, store, author, dryRun })
    return null
  } catch (error) {
    if (error instanceof HTTPException) return error.message.replace(/^The action\(s\) failed: /, '')
    throw error
  }
}

/** The clock may be set or the machine may sleep, so due schedules are read at least this often. */
const MAX_PAUSE_MS = 30_000

interface Runner {
  store: DocumentStore
  accounts: Pick<Accounts, 'getAccess'>
  schedules: ScheduleTable
  /** Tells the author of a schedule that it failed. */
  notify: (schedule: StoredSchedule, reason: string) => Promise<void>
  now?: () => number
}

/** Runs schedules when they are due, with the rights that their author has at that moment. */
export function scheduleRunner({ store, accounts, schedules, notify, now = Date.now }: Runner) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let working = Promise.resolve()
  let notified = Promise.resolve()

  function fail(schedule: StoredSchedule, reason: string): void {
    if (schedules.fail(schedule.id, reason)) notified = Promise.all([notified, notify(schedule, reason)]).then(() => {})
  }

  function run(schedule: StoredSchedule): void {
    const { id, action, documentId: _id, documentType: _type } = schedule
    const access = accounts.getAccess(schedule.author)
    if (access.refusal(action, { _id, _type }) !== null) {
      fail(schedule, `The person who set the time may no longer ${action} this.`)
      return
    }
    schedules.carryOut(id, () => {
      const reason = perform({ schedule, store, access, dryRun: false })
      if (reason !== null) fail(schedule, reason)
    })
  }

  /** Yields between two schedules, so each is read again: it may have been moved or cancelled. */
  async function runDue(time: number) {
    for (const { id } of schedules.due(time)) {
      if (stopped) return
      const schedule = schedules.get(id)
      if (schedule?.state !== 'waiting' || schedule.runAt > time) continue
      try {
        run(schedule)
      } catch (error) {
        storeLog().error({ err: error }, `The schedule for ${schedule.documentId} failed; it is tried again.`)
      }
      await setImmediate()
    }
  }

  async function work() {
    const time = now()
    let pause = MAX_PAUSE_MS
    try {
      await runDue(time)
      // Failed schedules wait for the next pause instead of running in a loop.
      const next = schedules.nextAfter(time)
      if (next !== null) pause = Math.min(MAX_PAUSE_MS, Math.max(0, next - now()))
    } catch (error) {
      storeLog().error({ err: error }, 'The schedules cannot be read; they are read again soon. Check the data folder.')
    }
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(wake, pause)
    timer.unref()
  }

  /** To be called after each change to the schedules. */
  function wake() {
    working = working.then(work)
  }

  return {
    wake,
    /** Resolves when nothing runs any more and every author has been told. */
    async stop() {
      stopped = true
      clearTimeout(timer)
      await working
      await notified
    },
  }
}

export type ScheduleRunner = ReturnType<typeof scheduleRunner>
