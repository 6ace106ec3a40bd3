import type { DemoPlayer } from './player.ts'

/** Conditions under which the demo plays. */
const initialConditions = { inView: false, tabVisible: true, motionAllowed: true, unpaused: true }

/**
 * Plays a demo while all conditions are met, and pauses it otherwise. It is loaded the first time they are met.
 *
 * @param load loads the player; after a failure the still picture remains
 * @param onPausable called with whether the demo can be paused by the visitor (WCAG 2.2.2)
 * @returns a function to call with changed conditions
 */
export function createPlayback(
  load: () => Promise<DemoPlayer>,
  onPausable: (pausable: boolean) => void,
): (changed: Partial<typeof initialConditions>) => void {
  let now = initialConditions
  let demo: DemoPlayer | undefined
  let loadStarted = false

  const update = () => {
    const playing = now.inView && now.tabVisible && now.motionAllowed && now.unpaused
    if (playing && !loadStarted) {
      loadStarted = true
      load()
        .then((player) => {
          demo = player
          update()
        })
        .catch(() => undefined)
    }
    if (playing) demo?.play()
    else demo?.pause()
    onPausable(demo !== undefined && now.motionAllowed)
  }
  return (changed) => {
    now = { ...now, ...changed }
    update()
  }
}
