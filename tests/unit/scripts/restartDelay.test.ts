import { expect, it } from 'vitest'
import { getRestartDelayMs } from '../../../scripts/site/supervise.ts'

const kills = Array.from({ length: 10 }, (_, failures) => failures)

it('a program that was ready starts again within a second, however often it is killed', () => {
  expect(kills.map((failures) => getRestartDelayMs(failures, true))).toEqual([
    100, 200, 400, 800, 1000, 1000, 1000, 1000, 1000, 1000,
  ])
})

it('a program that cannot start is tried ever less often', () => {
  expect(kills.map((failures) => getRestartDelayMs(failures, false))).toEqual([
    100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000,
  ])
})
