import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawGauge } from '#components/illustrations/Gauge.tsx'

const ticks = (path: string) => path.split('M').length - 1

function litTicks(position: number) {
  const { low, high } = drawGauge(position)
  return ticks(low) + ticks(high)
}

test.each([
  { position: 0, lit: 0, unlit: 47 },
  { position: 0.65, lit: 31, unlit: 16 },
  { position: 1, lit: 47, unlit: 0 },
])('at $position, $lit ticks are lit, one marks the value, $unlit are not', ({ position, lit, unlit }) => {
  expect({ lit: litTicks(position), unlit: ticks(drawGauge(position).unlit) }).toEqual({ lit, unlit })
})

test('the lit ticks are halved between the colours', () => {
  const { low, high } = drawGauge(0.65)
  expect([ticks(low), ticks(high)]).toEqual([16, 15])
})

test('the mask of the page has the ticks of the sharing picture', () => {
  const mask = readFileSync('components/illustrations/gauge.svg', 'utf8')
  const { low, high } = drawGauge(1)
  expect([low, high].filter((path) => !mask.includes(path))).toEqual([])
})
