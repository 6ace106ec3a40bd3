import { type AnalyticsEvent, isBuyingPowerOrigin, ORIGIN_ATTRIBUTE, tagManagerEvents } from './events.ts'

/** Events kept while the service is loading. Later ones are dropped. */
export const MAX_PENDING_EVENTS = 512

export interface AnalyticsDestination {
  send(event: AnalyticsEvent): void
  /** Sends queued events at once, without waiting for a response. */
  flush(): void
  /** Stops collecting. Queued events are discarded. */
  stop(): void
}

interface Destinations {
  /** Gets every event. Null when no key is set: the service then counts as not initialised. */
  amplitude: AnalyticsDestination | null
  /** Gets only `tagManagerEvents`. Null when no container is set. */
  tagManager: AnalyticsDestination | null
}

type State =
  | { phase: 'unknown' | 'off' | 'starting' }
  | { phase: 'running'; notInitialised: string; destinations: Destinations }

/** Creates the queue that holds events until the services have loaded after opt-in. Without opt-in it discards them. */
export function createAnalyticsService(report: (message: string) => void = console.error) {
  let state: State = { phase: 'unknown' }
  const pending: AnalyticsEvent[] = []
  /** True when a flush was requested before the service was ready. */
  let overdue = false

  function deliver(event: AnalyticsEvent, { amplitude, tagManager }: Destinations, notInitialised: string) {
    if (tagManagerEvents.includes(event.name)) tagManager?.send(event)
    if (amplitude) amplitude.send(event)
    else report(notInitialised)
  }

  const flushAll = (all: Destinations) => Object.values(all).forEach((each) => each?.flush())
  const stopAll = (all: Destinations) => Object.values(all).forEach((each) => each?.stop())

  return {
    track(event: AnalyticsEvent) {
      const isWaiting = state.phase === 'unknown' || state.phase === 'starting'
      if (isWaiting && pending.length < MAX_PENDING_EVENTS) pending.push(event)
      if (state.phase === 'running') deliver(event, state.destinations, state.notInitialised)
    },

    /** Sends queued events, at once or as soon as the services have loaded. A navigation does not wait for it. */
    flush() {
      if (state.phase === 'running') flushAll(state.destinations)
      else overdue = true
    },

    /** Opens the service after opt-in. If loading fails, it stays not initialised. */
    async start(load: () => Promise<Destinations>, notInitialised: string) {
      if (state.phase === 'starting' || state.phase === 'running') return
      const starting: State = { phase: 'starting' }
      state = starting
      const destinations = await load().catch(() => ({ amplitude: null, tagManager: null }))
      // Consent may have been withdrawn while the services were loading.
      if (state !== starting) return stopAll(destinations)
      state = { phase: 'running', notInitialised, destinations }
      for (const event of pending.splice(0)) deliver(event, destinations, notInitialised)
      if (overdue) flushAll(destinations)
    },

    /** Stops the service and discards queued events, for a visitor who has not opted in or has withdrawn. */
    stop() {
      if (state.phase === 'running') stopAll(state.destinations)
      state = { phase: 'off' }
      pending.length = 0
    },
  }
}

export const analytics = createAnalyticsService()

/**
 * Reports a completed sign-up. No page of this site signs people up: the app's sign-up hand-off calls it.
 *
 * @public
 */
export function trackUserSignup(email: string) {
  analytics.track({ name: 'User Signup', properties: {}, userId: email })
}

/** Reports clicks on "See My Buying Power" buttons, before the page unloads. @returns a function that stops it */
export function trackBuyingPowerClicks(): () => void {
  const report = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a[${ORIGIN_ATTRIBUTE}]`) : null
    const origin = link?.getAttribute(ORIGIN_ATTRIBUTE) ?? null
    if (!link || !isBuyingPowerOrigin(origin)) return
    const properties = { name: link.textContent.trim(), url: link.href, origin }
    analytics.track({ name: 'See My Buying Power Click', properties })
    analytics.flush()
  }
  document.addEventListener('click', report)
  return () => document.removeEventListener('click', report)
}
