import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimate, estimateByPayment, type EstimateInput } from '#lib/estimate/estimate.ts'
import cases from './estimate.cases.json' with { type: 'json' }

describe.each(cases.rows)(
  'a household of $income, debts $debtsMonthly, savings $down, $contractRate % over $years years',
  ({ income, debtsMonthly, down, contractRate, years, propertyTaxRate, heatMonthly, condoMonthly, ...expected }) => {
    it('gets exactly this estimate', () => {
      const input = { income, debtsMonthly, down, contractRate, years, propertyTaxRate, heatMonthly, condoMonthly }
      expect(estimate(input)).toStrictEqual(expected)
    })
  },
)

const decimals = (min: number, max: number, digits: number) =>
  fc
    .integer({ min: min * 10 ** digits, max: max * 10 ** digits })
    .map((value) => (value / 10 ** digits).toFixed(digits))

const inputs: fc.Arbitrary<EstimateInput> = fc.record({
  income: fc.oneof(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 100_000_000 })),
  debtsMonthly: fc.integer({ min: 0, max: 8000 }),
  down: fc.oneof(fc.integer({ min: 0, max: 400_000 }), fc.integer({ min: 0, max: 100_000_000 })),
  contractRate: decimals(0, 15, 2),
  years: fc.constantFrom(25, 30),
  propertyTaxRate: decimals(0, 0.05, 4),
  heatMonthly: fc.integer({ min: 0, max: 1000 }),
  condoMonthly: fc.integer({ min: 0, max: 3000 }),
})

const getPrice = (input: EstimateInput) => Number(estimate(input).maxPrice)

describe('any estimate', () => {
  it.each(['income', 'down'] as const)('never falls when %s rises', (name) => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 1, max: 50_000 }), (input, more) => {
        expect(getPrice({ ...input, [name]: Number(input[name]) + more })).toBeGreaterThanOrEqual(getPrice(input))
      }),
    )
  })

  it('never falls when debts fall', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 1, max: 5000 }), (input, more) => {
        expect(getPrice({ ...input, debtsMonthly: Number(input.debtsMonthly) + more })).toBeLessThanOrEqual(
          getPrice(input),
        )
      }),
    )
  })

  it('is found again from its monthly payment', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const result = estimate(input)
        if (result.maxPrice === null) return
        const payment = Number(result.atShownPrice.monthlyPayment)
        fc.pre(payment > 1)
        // The payment is rounded to the cent.
        const priceBy = (cents: number) => Number(estimateByPayment(input, (payment + cents / 100).toFixed(2)))
        expect(priceBy(1)).toBeGreaterThanOrEqual(result.shownPrice)
        expect(priceBy(-2)).toBeLessThan(result.shownPrice)
      }),
    )
  })

  it('keeps both ratios within 39 and 44 and covers the minimum down payment', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const result = estimate(input)
        if (result.maxPrice === null) return
        const { gdsPercent, tdsPercent, minimumDown } = result.atShownPrice
        expect(Number(gdsPercent)).toBeLessThanOrEqual(39)
        expect(Number(tdsPercent)).toBeLessThanOrEqual(44)
        expect(Number(minimumDown)).toBeLessThanOrEqual(Number(input.down))
        expect(result.shownPrice).toBeLessThanOrEqual(Number(result.maxPrice))
        expect(result.shownPrice + 1000).toBeGreaterThan(Number(result.maxPrice))
      }),
    )
  })
})

describe('the edges of an estimate', () => {
  const household: EstimateInput = {
    income: 120_000,
    debtsMonthly: 500,
    down: 60_000,
    contractRate: '4.09',
    years: 25,
    propertyTaxRate: '0.01',
    heatMonthly: 125,
    condoMonthly: 0,
  }

  it('computes a mortgage of nothing when savings exceed the price', () => {
    expect(estimate({ ...household, income: 12_000, debtsMonthly: 0, down: 900_000 })).toMatchObject({
      maxPrice: '318000.00',
      atShownPrice: { mortgage: '0.00', monthlyPayment: '0.00', gdsPercent: '39.00' },
    })
  })

  it('is no price without income, even where nothing costs anything', () => {
    expect(estimate({ ...household, income: 0, debtsMonthly: 0, heatMonthly: 0, propertyTaxRate: 0 })).toStrictEqual({
      maxPrice: null,
    })
  })

  it('rounds half a cent up at a rate of zero', () => {
    const saver = { ...household, income: 33_333, debtsMonthly: 0, down: 125_001, condoMonthly: 301, heatMonthly: 100 }
    const interestFree = { ...saver, contractRate: 0, years: 30, propertyTaxRate: '0.00915' }
    // 117,999 dollars over 360 months are 327.775 each.
    expect(estimate(interestFree)).toMatchObject({ atShownPrice: { mortgage: '117999.00', monthlyPayment: '327.78' } })
  })

  it('takes a rate of zero and rates of three decimals', () => {
    expect(estimate({ ...household, contractRate: 0 })).toMatchObject({ atShownPrice: { qualifyingRate: '5.25' } })
    expect(estimate({ ...household, contractRate: '4.125' })).toMatchObject({
      atShownPrice: { qualifyingRate: '6.125' },
    })
  })

  it.each(['-1', '1e9', '', 'abc', Number.NaN, Infinity])('rejects %s', (income) => {
    expect(() => estimate({ ...household, income })).toThrow(RangeError)
  })
})
