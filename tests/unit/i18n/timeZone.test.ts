import { expect, it, onTestFinished, vi } from 'vitest'
import { getToday, onNewDay } from '#lib/i18n/timeZone.ts'

it.each([
  ['late in the evening', '2026-11-22T04:59:00Z', '2026-11-21'],
  ['after midnight', '2026-11-22T05:00:00Z', '2026-11-22'],
  ['in summer, when clocks are ahead', '2026-07-01T04:00:00Z', '2026-07-01'],
])('names the day it is in Toronto %s', (_when, now, day) => {
  expect(getToday(new Date(now))).toBe(day)
})

it('announces each new day in Toronto once', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T04:59:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const listener = vi.fn<() => void>()
  onTestFinished(onNewDay(listener))
  vi.advanceTimersByTime(55_000)
  expect(listener).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60 * 60_000)
  expect(listener).toHaveBeenCalledOnce()
})
