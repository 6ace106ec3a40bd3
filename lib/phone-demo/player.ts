import { frames, type DemoFrame } from './frames.ts'

export type DemoPlayer = ReturnType<typeof createDemoPlayer>

/** Plays the frames of the phone demo in a loop. */
export function createDemoPlayer(show: (frame: DemoFrame) => void) {
  let shown = -1
  let remaining = 0
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = () => {
    startedAt = performance.now()
    timer = setTimeout(advance, remaining)
  }
  const advance = () => {
    shown = (shown + 1) % frames.length
    const frame = frames[shown]
    if (frame === undefined) return
    remaining = frame.durationMs
    show(frame)
    wait()
  }

  return {
    play() {
      if (timer !== undefined) return
      if (shown === -1) advance()
      else wait()
    },
    /** Keeps the current frame and the time elapsed in it. */
    pause() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      remaining = Math.max(0, remaining - (performance.now() - startedAt))
    },
  }
}
