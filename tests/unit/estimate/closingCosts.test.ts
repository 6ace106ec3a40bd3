import { describe, expect, it } from 'vitest'
import content from '#content/en.json' with { type: 'json' }
import { calculateClosingCosts, type ClosingRule, sumDue } from '#lib/estimate/closingCosts.ts'
import { places } from '#lib/estimate/fields.ts'

const none = { brackets: null, rebate: null, rebateShares: null, rebateFullUntil: null, rebateEndsAt: null }
const rules = content.estimateRules.closing.map((rule) => ({ ...none, rebateLater: false, ...rule }))

const isBase = (base: string): base is ClosingRule['base'] => base === 'price' || base === 'premium'
const shipped = rules.flatMap(({ base, ...rule }) => (isBase(base) ? [{ ...rule, base }] : []))

const costsIn = (place: string, price: number, premium = 0) =>
  calculateClosingCosts(shipped, place, price, premium).map(({ rule, tax, rebate }) => [rule.key, tax, rebate])

describe('the closing costs as of 2026-11', () => {
  it.each([
    // The rebates of Ontario and Toronto cover the tax up to 368,333 and 400,000 dollars.
    ['ON', 368_000, [['on', 3995, 3995]]],
    ['ON', 500_000, [['on', 6475, 4000]]],
    [
      'TO',
      600_000,
      [
        ['on', 8475, 4000],
        ['toronto', 8475, 4475],
      ],
    ],
    // British Columbia returns the tax of the first 500,000 dollars, less from 835,000 on, nothing from 860,000 on.
    ['BC', 500_000, [['bc', 8000, 8000]]],
    ['BC', 835_000, [['bc', 14_700, 8000]]],
    ['BC', 847_500, [['bc', 14_950, 4000]]],
    ['BC', 860_000, [['bc', 15_200, 0]]],
    ['MB', 300_000, [['mb', 3650, 0]]],
    // Québec returns the first 5,000 dollars and a quarter of the next 3,500 for homes below a million.
    ['QC', 400_000, [['qc', 4110.5, 4110.5]]],
    ['QC', 999_000, [['qc', 13_095.5, 5875]]],
    ['QC', 1_000_000, [['qc', 13_110.5, 0]]],
    ['NB', 400_000, [['nb', 4000, 0]]],
    ['PE', 400_000, [['pe', 4000, 4000]]],
    ['NS', 400_000, [['ns', 0, 0]]],
    ['AB', 400_000, [['fees', 0, 0]]],
  ])('in %s at %i are %o', (place, price, costs) => {
    expect(costsIn(place, price).filter(([key]) => !String(key).startsWith('premium'))).toEqual(costs)
  })

  it.each([
    ['ON', 1232.56],
    ['TO', 1232.56],
    ['QC', 1386.63],
    ['SK', 924.42],
  ])('tax the insurance premium in %s', (place, tax) => {
    expect(costsIn(place, 557_000, 15_407).at(-1)?.[1]).toBe(tax)
  })

  it('do not depend on the order of the brackets', () => {
    const reversed = shipped.map((rule) => ({ ...rule, brackets: rule.brackets?.toReversed() ?? null }))
    const [ontario] = calculateClosingCosts(reversed, 'ON', 500_000, 0)
    expect(ontario?.tax).toBe(6475)
  })

  it('return no rebate above its end where it is whole until then', () => {
    const rebate = { rebate: 1000, rebateEndsAt: 500_000, rebateLater: false }
    const rule: ClosingRule = {
      ...none,
      ...rebate,
      places: ['ON'],
      base: 'price',
      brackets: [{ above: 0, percent: 1 }],
    }
    const rebateAt = (price: number) => calculateClosingCosts([rule], 'ON', price, 0)[0]?.rebate
    expect([rebateAt(500_000), rebateAt(500_001)]).toEqual([1000, 0])
  })

  it('name known places only, leave none out, and a public source each', () => {
    expect(new Set(content.estimateRules.closing.flatMap((rule) => rule.places))).toEqual(new Set(places))
    for (const rule of content.estimateRules.closing) {
      expect(places).toEqual(expect.arrayContaining(rule.places))
      expect(rule.sourceUrl).toMatch(/^https:\/\//)
    }
  })
})

it('sums the amounts as they are shown', () => {
  // A land transfer tax of 5,715.50 and a tax of 1,327.50 on the premium are shown as 5,716 and 1,328.
  expect(sumDue(calculateClosingCosts(shipped, 'QC', 507_000, 14_750))).toBe(7044)
})
