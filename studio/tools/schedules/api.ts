import { scheduleList } from '#lib/schedules/schedule.ts'
import type { Schedule, ScheduledAction } from '#lib/schedules/schedule.ts'
import { storeCall } from '../storeCall.ts'

/** What the Studio asks of the embedded store about schedules, in the name of who is signed in. */
export interface SchedulesApi {
  list(): Promise<Schedule[]>
  /** @throws Error with the store's words when it refuses */
  create(documentId: string, action: ScheduledAction, runAt: Date): Promise<void>
  move(id: string, runAt: Date): Promise<void>
  cancel(id: string): Promise<void>
}

/** @param token of the Studio's session; without one every call is refused */
export function createSchedulesApi(token: string | undefined, dataset: string): SchedulesApi {
  const call = storeCall('schedules', token, dataset)
  return {
    list: async () => scheduleList.parse(await call('', 'GET')).schedules,
    create: async (documentId, action, runAt) => void (await call('', 'POST', { documentId, action, runAt })),
    move: async (id, runAt) => void (await call(`/${id}`, 'PATCH', { runAt })),
    cancel: async (id) => void (await call(`/${id}`, 'DELETE')),
  }
}
