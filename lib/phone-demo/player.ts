import { DEMO_ROUND, keyframes, type DemoFrame } from './frames.ts'

export interface DemoPlayer {
  /** Goes on from where it was paused; the first time, from the start. */
  play: () => void
  /** Keeps the frame on show, and how far into it the demo is. */
  pause: () => void
}

/**
 * Shows the frames of the phone demo one after the other, round after round, as long as it is let play.
 *
 * @param show called with each frame when its time comes, the first one included
 * @param now a clock in ms that never goes back; `performance.now` unless a test brings its own
 */
export function createDemoPlayer(show: (frame: DemoFrame) => void, now = () => performance.now()): DemoPlayer {
  let index = 0
  let shown = false
  let remaining = 0
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = () => {
    startedAt = now()
    timer = setTimeout(advance, remaining)
  }
  const showFrame = () => {
    const keyframe = keyframes[index]
    if (keyframe === undefined) return
    remaining = (keyframes[index + 1]?.at ?? DEMO_ROUND) - keyframe.at
    show(keyframe.frame)
  }
  const advance = () => {
    index = (index + 1) % keyframes.length
    showFrame()
    wait()
  }

  return {
    play() {
      if (timer !== undefined) return
      if (!shown) showFrame()
      shown = true
      wait()
    },
    pause() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      remaining = Math.max(0, remaining - (now() - startedAt))
    },
  }
}
