import { describe, expect, it } from 'vitest'
import { DEMO_ROUND_MS, frames } from '#lib/phone-demo/frames.ts'

/** Returns when a frame appears in its round, in milliseconds. */
const getStart = (index: number) => frames.slice(0, index).reduce((sum, { durationMs }) => sum + durationMs, 0)

describe('a round of the phone demo', () => {
  it('has six steps with their durations', () => {
    const steps = Map.groupBy(frames, ({ step }) => step)
    const durations = [...steps].map(([step, parts]) => [step, parts.reduce((sum, part) => sum + part.durationMs, 0)])
    expect(durations).toEqual([
      ['lock', 1500],
      ['notification', 1500],
      ['tap', 800],
      ['transition', 1500],
      ['loading', 6100],
      ['confetti', 6000],
    ])
  })

  it('takes 17.4 seconds', () => {
    expect(DEMO_ROUND_MS).toBe(17_400)
  })
})

describe('the task items', () => {
  it('move on every two seconds of the loading step, the third after the second is loaded', () => {
    const first = frames.findIndex(({ step }) => step === 'loading')
    const loading = frames.flatMap(({ step, tasks }, index) =>
      step === 'loading' ? [[getStart(index) - getStart(first), tasks]] : [],
    )
    expect(loading).toEqual([
      [0, ['loading', 'waiting', 'waiting']],
      [2000, ['loaded', 'loading', 'waiting']],
      [4000, ['loaded', 'loaded', 'loading']],
      [6000, ['loaded', 'loaded', 'loaded']],
    ])
  })

  it('start afresh before the app is opened', () => {
    const before = frames.filter(({ step }) => step === 'lock')
    expect(before.map(({ tasks }) => tasks)).toEqual([['loading', 'waiting', 'waiting']])
  })
})

describe('the confetti', () => {
  it('starts one second after the last step appears, and only then', () => {
    const starts = frames.flatMap(({ confetti }, index) => (confetti ? [getStart(index)] : []))
    expect(starts).toEqual([17_400 - 6000 + 1000])
  })
})
