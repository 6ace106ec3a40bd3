import { describe, expect, it } from 'vitest'
import { DEMO_ROUND_MS, demoSteps, keyframes } from '#lib/phone-demo/frames.ts'

describe('a round of the phone demo', () => {
  it('has six steps with their durations', () => {
    expect(demoSteps.map(({ step, durationMs }) => [step, durationMs / 1000])).toEqual([
      ['lock', 1.5],
      ['notification', 1.5],
      ['tap', 0.8],
      ['transition', 1.5],
      ['loading', 6.1],
      ['confetti', 6],
    ])
  })

  it('takes 17.4 seconds', () => {
    expect(DEMO_ROUND_MS).toBe(17_400)
  })

  it('begins at its beginning', () => {
    expect(keyframes[0]?.at).toBe(0)
  })
})

describe('the task items', () => {
  it('move on every two seconds of the loading step, the third after the second is loaded', () => {
    const loading = keyframes.filter(({ frame }) => frame.step === 'loading')
    const start = loading[0]?.at ?? Number.NaN
    expect(loading.map(({ at, frame }) => [(at - start) / 1000, frame.tasks])).toEqual([
      [0, ['loading', 'waiting', 'waiting']],
      [2, ['loaded', 'loading', 'waiting']],
      [4, ['loaded', 'loaded', 'loading']],
      [6, ['loaded', 'loaded', 'loaded']],
    ])
  })

  it('start afresh before the app is opened', () => {
    const before = keyframes.filter(({ frame }) => frame.step === 'lock')
    expect(before.map(({ frame }) => frame.tasks)).toEqual([['loading', 'waiting', 'waiting']])
  })
})

describe('the confetti', () => {
  it('starts one second after the last step appears, and only then', () => {
    expect(keyframes.filter(({ frame }) => frame.confetti).map(({ at }) => at)).toEqual([17_400 - 6000 + 1000])
  })
})
