import { setImmediate as turn } from 'node:timers/promises'
import type { Accounts } from '../accounts/accounts.ts'
import type { DocumentStore } from '../store/types.ts'
import { perform } from './perform.ts'
import type { ScheduleTable, StoredSchedule } from './table.ts'

/** The clock is looked at this often at least, since it may be set or the machine may sleep. Milliseconds. */
const LONGEST_NAP = 30_000

interface Runner {
  store: DocumentStore
  accounts: Pick<Accounts, 'accessOf'>
  schedules: ScheduleTable
  now?: () => number
}

/**
 * Does what is scheduled when its time has come; what came due while the store was down, at once. The right to do it
 * is the one its author has at that moment.
 */
export function scheduleRunner({ store, accounts, schedules, now = Date.now }: Runner) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let working = Promise.resolve()

  function run(schedule: StoredSchedule): void {
    const { id, action, documentId: _id, documentType: _type } = schedule
    const access = accounts.accessOf(schedule.author)
    if (access.refusal(action, { _id, _type }) !== null) {
      schedules.fail(id, `Whoever set the time may not ${action} this any more.`)
      return
    }
    schedules.carryOut(id, () => {
      const reason = perform({ schedule, store, access, dryRun: false })
      if (reason !== null) schedules.fail(id, reason)
    })
  }

  /** Other calls get their turn between two of them, so each is read again: it may have been moved or cancelled. */
  async function runDue(time: number) {
    for (const { id } of schedules.due(time)) {
      if (stopped) return
      const schedule = schedules.get(id)
      if (schedule?.state !== 'waiting' || schedule.runAt > time) continue
      try {
        run(schedule)
      } catch (error) {
        console.error(`What was scheduled for ${schedule.documentId} could not be done; it is tried again.`, error)
      }
      await turn()
    }
  }

  async function work() {
    const time = now()
    await runDue(time)
    if (stopped) return
    // What could not be done although it was due is not tried in a circle.
    const next = schedules.nextAfter(time)
    const pause = next === null ? LONGEST_NAP : Math.min(LONGEST_NAP, Math.max(0, next - now()))
    clearTimeout(timer)
    timer = setTimeout(wake, pause)
    timer.unref()
  }

  /** To be called after each change to the schedules; everything else happens by itself. */
  function wake() {
    working = working.then(work)
  }

  return {
    wake,
    /** Resolves when nothing is under way any more. */
    async stop() {
      stopped = true
      clearTimeout(timer)
      await working
    },
  }
}

export type ScheduleRunner = ReturnType<typeof scheduleRunner>
