import { type AnalyticsEvent, tagManagerEvents } from './events.ts'

/** Events kept while the service is loading. Later ones are dropped. */
export const PENDING_EVENTS_LIMIT = 512

export interface AnalyticsDestination {
  send(event: AnalyticsEvent): void
  /** Sends at once what is waiting. Never waits for an answer. */
  flush(): void
  /** Ends the collecting. Nothing is sent afterwards, not even what is waiting. */
  stop(): void
}

interface Destinations {
  /** Gets every event. Null when no key is set: the service then counts as not initialised. */
  amplitude: AnalyticsDestination | null
  /** Gets only `tagManagerEvents`. Null when no container is set. */
  tagManager: AnalyticsDestination | null
}

type State =
  | { phase: 'unknown' }
  | { phase: 'off' }
  | { phase: 'starting'; notInitialised: string }
  | { phase: 'running'; notInitialised: string; destinations: Destinations }

/**
 * The one place events pass through. It keeps up to 512 of them until the visitor's choice has been read and, where
 * the visitor opted in, the services have loaded; then it hands them on. Without an opt-in it forgets them all.
 */
export function createAnalyticsService(report: (message: string) => void = console.error) {
  let state: State = { phase: 'unknown' }
  const pending: AnalyticsEvent[] = []
  /** Whether a flush was requested before the service was ready. */
  let overdue = false

  function deliver(event: AnalyticsEvent, { amplitude, tagManager }: Destinations, notInitialised: string) {
    if (tagManagerEvents.includes(event.name)) tagManager?.send(event)
    if (amplitude) amplitude.send(event)
    else report(notInitialised)
  }

  function flushAll({ amplitude, tagManager }: Destinations) {
    amplitude?.flush()
    tagManager?.flush()
  }

  function stopAll({ amplitude, tagManager }: Destinations) {
    amplitude?.stop()
    tagManager?.stop()
  }

  return {
    /** Notes an event. Returns at once, whatever the state of the services. */
    track(event: AnalyticsEvent) {
      const isWaiting = state.phase === 'unknown' || state.phase === 'starting'
      if (isWaiting && pending.length < PENDING_EVENTS_LIMIT) pending.push(event)
      if (state.phase === 'running') deliver(event, state.destinations, state.notInitialised)
    },

    /**
     * Sends what is waiting, or will as soon as the services have loaded: called before a navigation, which never waits
     * for it.
     */
    flush() {
      if (state.phase === 'running') flushAll(state.destinations)
      else overdue = true
    },

    /**
     * Opens the service after opt-in. A failure of the loading leaves it not initialised.
     *
     * @param load brings the destinations; called once
     * @param notInitialised what is logged when an event finds no service; names the service
     */
    async start(load: () => Promise<Destinations>, notInitialised: string) {
      if (state.phase === 'starting' || state.phase === 'running') return
      const starting: State = { phase: 'starting', notInitialised }
      state = starting
      const destinations = await load().catch(() => ({ amplitude: null, tagManager: null }))
      // Consent may have been withdrawn while the services were loading.
      if (state !== starting) return stopAll(destinations)
      state = { phase: 'running', notInitialised, destinations }
      for (const event of pending.splice(0)) deliver(event, destinations, notInitialised)
      if (overdue) flushAll(destinations)
    },

    /** For a visitor who has not opted in or no longer agrees: ends the service and forgets what was waiting. */
    stop() {
      if (state.phase === 'running') stopAll(state.destinations)
      state = { phase: 'off' }
      pending.length = 0
    },
  }
}

export const analytics = createAnalyticsService()

/**
 * Reports a finished sign-up. No page of this site signs people up: the app's sign-up hand-off calls it.
 *
 * @param email becomes the user id
 * @public
 */
export function trackUserSignup(email: string) {
  analytics.track({ name: 'User Signup', properties: {}, userId: email })
}
