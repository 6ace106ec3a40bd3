import { describe, expect, it } from 'vitest'
import { formatCostChange, formatVolume } from '#lib/calculator/format.ts'
import { calculateFunnel, calculateImpact } from '#lib/calculator/impact.ts'
import { sliderLimits, type SliderLimits } from '#lib/calculator/limits.ts'
import cases from './impact.cases.json' with { type: 'json' }

const strings = { percentLower: '{{percent}} lower', noChange: 'No change' }

/** Every value a slider can be moved to. */
function* positions({ min, max, step }: SliderLimits) {
  for (let value = min; value <= max; value += step) yield value
}

/** The nearest integer to a quotient of integers, halves up, without a binary fraction. */
function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const doubled = 2n * dividend + divisor
  const quotient = doubled / (2n * divisor)
  return doubled < 0n && doubled % (2n * divisor) !== 0n ? quotient - 1n : quotient
}

describe.each(cases)('the impact of $name', ({ inputs, funnel, impact, shown }) => {
  it('follows the formulas step by step', () => {
    const { costPerConversionWithout, costPerConversionWith, ...counts } = funnel
    expect(calculateFunnel(inputs)).toEqual({
      ...counts,
      costPerConversion: {
        without: expect.closeTo(costPerConversionWithout, 9),
        with: expect.closeTo(costPerConversionWith, 9),
      },
    })
  })

  it('has exactly these two results', () => {
    expect(calculateImpact(inputs)).toStrictEqual(impact)
  })

  it('is shown in these words', () => {
    const { incrementalVolume, cacImprovement } = calculateImpact(inputs)
    expect({
      volume: formatVolume(incrementalVolume, 'en-CA'),
      cost: formatCostChange(cacImprovement, strings, 'en-CA'),
    }).toEqual(shown)
  })
})

describe('at every position of the three sliders', () => {
  const {
    leadsPerMonth: leadsLimits,
    disqualifiedPercent: disqualifiedLimits,
    averageDealSize: dealLimits,
  } = sliderLimits

  it('the volume is the exact one, also when shown to the nearest million', () => {
    const wrong: unknown[] = []
    for (const leadsPerMonth of positions(leadsLimits))
      for (const disqualifiedPercent of positions(disqualifiedLimits))
        for (const averageDealSize of positions(dealLimits)) {
          const numerator = BigInt(leadsPerMonth) * 12n * BigInt(disqualifiedPercent) * 7n * BigInt(averageDealSize)
          const { incrementalVolume } = calculateImpact({ leadsPerMonth, disqualifiedPercent, averageDealSize })
          const millions = BigInt(Math.round(incrementalVolume / 1_000_000))
          if (
            BigInt(Math.round(incrementalVolume * 10)) !== numerator / 10_000n ||
            millions !== roundedQuotient(numerator, 100_000_000_000n)
          )
            wrong.push({ leadsPerMonth, disqualifiedPercent, averageDealSize, incrementalVolume })
        }
    expect(wrong).toEqual([])
  })

  it('the change of cost is the exact one, whatever the leads and the deal size', () => {
    const wrong: unknown[] = []
    for (const disqualifiedPercent of positions(disqualifiedLimits)) {
      const d = BigInt(disqualifiedPercent)
      const exact = Number(roundedQuotient(-700n * d, 5000n - 28n * d))
      for (const leadsPerMonth of positions(leadsLimits)) {
        const { cacImprovement } = calculateImpact({
          leadsPerMonth,
          disqualifiedPercent,
          averageDealSize: dealLimits.min,
        })
        if (!Object.is(cacImprovement, exact)) wrong.push({ leadsPerMonth, disqualifiedPercent, cacImprovement, exact })
      }
    }
    expect(wrong).toEqual([])
  })
})

it('the change of cost is no negative zero when it is below half a per cent', () => {
  const { cacImprovement } = calculateImpact({ leadsPerMonth: 1500, disqualifiedPercent: 1, averageDealSize: 583_000 })
  expect(cacImprovement).toBe(0)
})

describe('with no leads at all', () => {
  it('there is no impact, and nothing is divided by zero', () => {
    expect(calculateImpact({ leadsPerMonth: 0, disqualifiedPercent: 95, averageDealSize: 583_000 })).toStrictEqual({
      incrementalVolume: 0,
      cacImprovement: 0,
    })
  })
})
