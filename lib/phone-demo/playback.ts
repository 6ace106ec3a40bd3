import type { DemoPlayer } from './player.ts'

/** Conditions under which the demo plays. */
const initialConditions = { inView: false, tabShown: true, motionWelcome: true, wanted: true }

/**
 * Plays a demo while all conditions are met, and pauses it otherwise. It is fetched the first time they are met.
 *
 * @param fetch loads the player; after a failure the still picture remains
 * @param onPausable called with whether the demo can be paused by the visitor (WCAG 2.2.2)
 * @returns a function to call with changed conditions
 */
export function createPlayback(
  fetch: () => Promise<DemoPlayer>,
  onPausable: (pausable: boolean) => void,
): (changed: Partial<typeof initialConditions>) => void {
  let now = initialConditions
  let demo: DemoPlayer | undefined
  let fetched = false

  const follow = () => {
    const playing = now.inView && now.tabShown && now.motionWelcome && now.wanted
    if (playing && !fetched) {
      fetched = true
      fetch()
        .then((player) => {
          demo = player
          follow()
        })
        .catch(() => undefined)
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
