import { DEMO_ROUND_MS, keyframes, type DemoFrame } from './frames.ts'

export type DemoPlayer = ReturnType<typeof createDemoPlayer>

/** Plays the frames of the phone demo in a loop. */
export function createDemoPlayer(show: (frame: DemoFrame) => void, now = () => performance.now()) {
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
    remaining = (keyframes[index + 1]?.at ?? DEMO_ROUND_MS) - keyframe.at
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
    /** Keeps the current frame and the time elapsed in it. */
    pause() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      remaining = Math.max(0, remaining - (now() - startedAt))
    },
  }
}
