import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawGauge } from '#components/illustrations/Gauge.tsx'

const ticks = (path: string) => path.split('M').length - 1
const litTicks = (position: number) => drawGauge(position).lit.reduce((sum, { path }) => sum + ticks(path), 0)

test.each([
  { position: 0, lit: 0, unlit: 47 },
  { position: 0.65, lit: 31, unlit: 16 },
  { position: 1, lit: 47, unlit: 0 },
])('at $position, $lit ticks are lit, one marks the value, $unlit are not', ({ position, lit, unlit }) => {
  expect({ lit: litTicks(position), unlit: ticks(drawGauge(position).unlit) }).toEqual({ lit, unlit })
})

test('colours run from the low end to the high end', () => {
  const mixes = drawGauge(0.65).lit.map(({ mix }) => mix)
  expect(mixes).toEqual(mixes.toSorted((one, other) => one - other))
  expect([mixes[0], mixes.at(-1)]).toEqual([0, 1])
})

test('the mask of the page has the ticks of the sharing picture', () => {
  const mask = readFileSync('components/illustrations/gauge.svg', 'utf8')
  const { lit } = drawGauge(1)
  expect(lit.map(({ path }) => path).filter((path) => !mask.includes(path))).toEqual([])
})
