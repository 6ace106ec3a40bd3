import type { DemoPlayer } from './player.ts'

/** What has to be so for the demo to play. */
export interface PlaybackConditions {
  /** Enough of it is in the window. */
  readonly inView: boolean
  /** The page is in a tab on show. */
  readonly tabShown: boolean
  /** The visitor has not asked for less motion. */
  readonly motionWelcome: boolean
  /** The visitor has not paused it. */
  readonly wanted: boolean
}

/**
 * Plays a demo while all circumstances allow it, and pauses it otherwise. It is fetched the first time they do.
 *
 * @param fetch gets what plays; a failure leaves the page as it is, which is complete
 * @param onPausable called with whether something moves, which a visitor can pause (WCAG 2.2.2)
 * @returns a function to call with what has changed
 */
export function createPlayback(
  fetch: () => Promise<DemoPlayer>,
  onPausable: (pausable: boolean) => void,
): (changed: Partial<PlaybackConditions>) => void {
  let now: PlaybackConditions = { inView: false, tabShown: true, motionWelcome: true, wanted: true }
  let demo: DemoPlayer | undefined
  let fetched = false

  const get = async () => {
    demo = await fetch()
    follow()
  }
  const follow = () => {
    const playing = now.inView && now.tabShown && now.motionWelcome && now.wanted
    if (playing && !fetched) {
      fetched = true
      void get().catch(() => undefined)
    }
    if (playing) demo?.play()
    else demo?.pause()
    onPausable(demo !== undefined && now.motionWelcome)
  }
  return (changed) => {
    now = { ...now, ...changed }
    follow()
  }
}
