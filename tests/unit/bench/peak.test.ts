import { once } from 'node:events'
import { expect, test } from 'vitest'
import { peakDuring } from '#tests/bench/peak.ts'

/** A program whose memory has these figures, one after the other, and then stays at the last. */
function program(figures: readonly number[]) {
  const spent = new EventTarget()
  let looks = 0
  return {
    measure: () => {
      const figure = figures[Math.min(looks, figures.length - 1)] ?? Number.NaN
      looks += 1
      if (looks === figures.length) spent.dispatchEvent(new Event('spent'))
      return figure
    },
    untilSpent: async () => void (await once(spent, 'spent')),
  }
}

test.each([
  ['in the middle of the work', [100, 250, 120, 110]],
  ['before the work', [250, 120, 110]],
  ['last', [100, 120, 250]],
])('the peak counts when it comes %s', async (_when, figures) => {
  const { measure, untilSpent } = program(figures)
  expect(await peakDuring(untilSpent, measure)).toBe(250)
})

test('what is left when the work ends at once is looked at too', async () => {
  const figures = [100, 250]
  expect(
    await peakDuring(
      async () => {},
      () => figures.shift() ?? 0,
    ),
  ).toBe(250)
})

test('work that fails is not measured', async () => {
  const work = () => Promise.reject(new Error('The page was not answered.'))
  await expect(peakDuring(work, () => 100)).rejects.toThrow('The page was not answered.')
})
