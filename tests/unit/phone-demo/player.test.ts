import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DemoFrame } from '#lib/phone-demo/frames.ts'
import { createDemoPlayer } from '#lib/phone-demo/player.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A player whose frames are noted with the milliseconds after which they came. */
function watch() {
  const start = performance.now()
  const seen: { at: number; frame: DemoFrame }[] = []
  const player = createDemoPlayer((frame) => seen.push({ at: performance.now() - start, frame }))
  /** The steps in order, each with the moment it began. */
  const steps = () =>
    seen
      .filter(({ frame }, index) => frame.step !== seen[index - 1]?.frame.step)
      .map(({ at, frame }) => [frame.step, at])
  return { player, seen, steps }
}

const round = (starts: number) => [
  ['lock', starts],
  ['notification', starts + 1500],
  ['tap', starts + 3000],
  ['transition', starts + 3800],
  ['loading', starts + 5300],
  ['confetti', starts + 11_400],
]

describe('the phone demo, left to play', () => {
  it('shows the first step at once', () => {
    const { player, seen } = watch()
    player.play()
    expect(seen.map(({ frame }) => frame.step)).toEqual(['lock'])
  })

  it('goes through its six steps and starts again, three times over', () => {
    const { player, steps } = watch()
    player.play()
    vi.advanceTimersByTime(3 * 17_400 - 1)
    expect(steps()).toEqual([...round(0), ...round(17_400), ...round(34_800)])
  })

  it('throws confetti once in every round', () => {
    const { player, seen } = watch()
    player.play()
    vi.advanceTimersByTime(3 * 17_400 - 1)
    expect(seen.filter(({ frame }) => frame.confetti).map(({ at }) => at)).toEqual([12_400, 29_800, 47_200])
  })

  it('keeps its pace when play is called twice', () => {
    const { player, steps } = watch()
    player.play()
    vi.advanceTimersByTime(1000)
    player.play()
    vi.advanceTimersByTime(17_400 - 1001)
    expect(steps()).toEqual(round(0))
  })
})

describe('the phone demo, paused', () => {
  it('shows nothing new', () => {
    const { player, seen } = watch()
    player.play()
    vi.advanceTimersByTime(2000)
    player.pause()
    vi.advanceTimersByTime(60_000)
    expect(seen.map(({ frame }) => frame.step)).toEqual(['lock', 'notification'])
  })

  it('resumes from the moment of the pause', () => {
    const { player, steps } = watch()
    player.play()
    vi.advanceTimersByTime(2000)
    player.pause()
    vi.advanceTimersByTime(10_000)
    player.play()
    vi.advanceTimersByTime(1000)
    expect(steps()).toEqual([
      ['lock', 0],
      ['notification', 1500],
      ['tap', 13_000],
    ])
  })

  it('does not start before it is let play', () => {
    const { player, seen } = watch()
    player.pause()
    vi.advanceTimersByTime(60_000)
    expect(seen).toEqual([])
  })
})
