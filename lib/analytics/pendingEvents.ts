import type { AnalyticsEvent } from './events.ts'

/** Events kept while the service is loading. Later ones are dropped. */
export const PENDING_EVENTS_LIMIT = 512

/** A queue for the time between opt-in and a running service. */
export function createPendingEvents(limit = PENDING_EVENTS_LIMIT) {
  let waiting: AnalyticsEvent[] = []
  return {
    /** Keeps an event unless the queue is full. */
    add(event: AnalyticsEvent) {
      if (waiting.length < limit) waiting.push(event)
    },
    /** Empties the queue and returns what was in it, oldest first. */
    takeAll(): AnalyticsEvent[] {
      const taken = waiting
      waiting = []
      return taken
    },
  }
}
