import { describe, expect, it } from 'vitest'
import { analyse as analyseFor, type Buyer } from '#lib/estimate/analyse.ts'
import { estimate, type EstimateInput } from '#lib/estimate/estimate.ts'

const household: EstimateInput = {
  income: 120_000,
  debtsMonthly: 700,
  down: 60_000,
  contractRate: '4.09',
  years: 25,
  propertyTaxRate: '0.01',
  heatMonthly: 125,
  condoMonthly: 0,
}

const firstHome: Buyer = { isFirstHome: true, isNew: false }
const repeat: Buyer = { isFirstHome: false, isNew: false }

const analyse = (input: EstimateInput) => analyseFor(input, firstHome)

const getPrice = (input: EstimateInput) => Number(estimate(input).maxPrice)

describe('the analysis of an estimate', () => {
  it('names the lowest ceiling as the limit', () => {
    expect(analyse(household)).toMatchObject({ limitedBy: 'debts', ceilings: { debts: 530_000, savings: 850_000 } })
    expect(analyse({ ...household, down: 20_000 })).toMatchObject({ limitedBy: 'savings', price: 400_000 })
    expect(analyse({ ...household, debtsMonthly: 0 })).toMatchObject({ limitedBy: 'income' })
  })

  it('finds the two changes that add most, each computed', () => {
    const analysis = analyse(household)
    if ('obstacle' in analysis) throw new Error('An estimate was expected.')
    const getGain = (change: Partial<EstimateInput>) =>
      Math.round((getPrice({ ...household, ...change }) - getPrice(household)) / 1000) * 1000
    expect(analysis.moves).toEqual([
      { name: 'years', amount: 30, gain: getGain({ years: 30 }) },
      { name: 'debts', amount: 200, gain: getGain({ debtsMonthly: 500 }) },
    ])
  })

  it('offers 30 years below 20 % down to first-time buyers and for new homes only', () => {
    const getMoves = (buyer: Buyer, input = household) => {
      const analysis = analyseFor(input, buyer)
      return 'moves' in analysis ? analysis.moves.map(({ name }) => name) : []
    }
    const wellSaved = { ...household, down: 250_000 }
    expect(getMoves(firstHome)).toContain('years')
    expect(getMoves({ isFirstHome: false, isNew: true })).toContain('years')
    expect(getMoves(repeat)).not.toContain('years')
    expect(getMoves(repeat, wellSaved)).toContain('years')
    expect(analyseFor({ ...household, years: 30 }, repeat)).toMatchObject({ isTooLong: true })
    expect(analyseFor({ ...household, years: 30 }, firstHome)).toMatchObject({ isTooLong: false })
    expect(analyseFor({ ...wellSaved, years: 30 }, repeat)).toMatchObject({ isTooLong: false })
  })

  it('takes away no more debt than there is', () => {
    const analysis = analyse({ ...household, income: 60_000, debtsMonthly: 260, years: 30 })
    expect(analysis).toMatchObject({ moves: [{ amount: expect.any(Number) }, {}] })
    expect(analyse({ ...household, debtsMonthly: 0 })).not.toMatchObject({ moves: [{ name: 'debts' }, {}] })
  })

  it.each([
    [{ income: 0 }, 'income'],
    [{ income: 3000 }, 'income'],
    [{ income: 9000, condoMonthly: 800 }, 'condo'],
    [{ income: 60_000, debtsMonthly: 2300 }, 'debts'],
    [{ down: 0 }, 'savings'],
  ] as const)('says that %o leaves no price because of %s', (change, obstacle) => {
    expect(analyse({ ...household, ...change })).toEqual({ obstacle })
  })
})
