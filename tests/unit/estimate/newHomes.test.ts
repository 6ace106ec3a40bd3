import { describe, expect, it } from 'vitest'
import { calculateClosingCosts } from '#lib/estimate/closingCosts.ts'
import { purchase, shipped } from './shippedRules.ts'

describe('a new home', () => {
  const costsOfNew = (place: string, price: number, isFirstHome: boolean) =>
    calculateClosingCosts(shipped, { ...purchase, place, price, isFirstHome, isNew: true })
      .filter(({ rule }) => rule.newOnly)
      .map(({ rule, tax, rebate }) => [rule.key, tax, rebate])

  it.each([
    // The rebate of first-time buyers returns all of the tax up to a million, less up to 1.5 million.
    ['AB', 700_000, true, [['gst', 35_000, 35_000]]],
    ['AB', 1_000_000, true, [['gst', 50_000, 50_000]]],
    ['AB', 1_250_000, true, [['gst', 62_500, 25_000]]],
    ['AB', 1_500_000, true, [['gst', 75_000, 0]]],
    // Anybody gets 36 % back, at most 6,300, less from 350,000 on, nothing from 450,000 on.
    ['AB', 300_000, false, [['gst', 15_000, 5400]]],
    ['AB', 350_000, false, [['gst', 17_500, 6300]]],
    ['AB', 400_000, false, [['gst', 20_000, 3150]]],
    ['AB', 450_000, false, [['gst', 22_500, 0]]],
    ['AB', 700_000, false, [['gst', 35_000, 0]]],
    // Ontario returns three quarters of its 8 %, at most 24,000.
    [
      'ON',
      300_000,
      false,
      [
        ['gst', 15_000, 5400],
        ['hst-on', 24_000, 18_000],
      ],
    ],
    [
      'TO',
      700_000,
      true,
      [
        ['gst', 35_000, 35_000],
        ['hst-on', 56_000, 24_000],
      ],
    ],
    // Québec returns half of its tax up to 200,000 dollars, less up to 300,000.
    [
      'QM',
      200_000,
      false,
      [
        ['gst', 10_000, 3600],
        ['qst', 19_950, 9975],
      ],
    ],
    [
      'QC',
      250_000,
      true,
      [
        ['gst', 12_500, 12_500],
        ['qst', 24_937.5, 4987.5],
      ],
    ],
    [
      'MT',
      300_000,
      false,
      [
        ['gst', 15_000, 5400],
        ['qst', 29_925, 0],
      ],
    ],
    // Nova Scotia returns 18.75 % to first-time buyers, at most 3,000.
    [
      'HX',
      100_000,
      true,
      [
        ['gst', 5000, 5000],
        ['hst-ns', 9000, 1687.5],
      ],
    ],
    [
      'NS',
      500_000,
      true,
      [
        ['gst', 25_000, 25_000],
        ['hst-ns', 45_000, 3000],
      ],
    ],
    [
      'NS',
      500_000,
      false,
      [
        ['gst', 25_000, 0],
        ['hst-ns', 45_000, 0],
      ],
    ],
    [
      'NB',
      400_000,
      true,
      [
        ['gst', 20_000, 20_000],
        ['hst-atlantic', 40_000, 0],
      ],
    ],
  ])('in %s at %i, first home: %s, has %o', (place, price, isFirstHome, costs) => {
    expect(costsOfNew(place, price, isFirstHome)).toEqual(costs)
  })

  // British Columbia asks no tax for a new home up to 1.1 million, and the whole tax from 1.15 million on.
  it.each([
    [450_000, true, true, 7000, 7000],
    [700_000, false, true, 12_000, 12_000],
    [700_000, true, true, 12_000, 12_000],
    [700_000, false, false, 12_000, 0],
    [700_000, true, false, 12_000, 8000],
    [1_100_000, false, true, 20_000, 20_000],
    [1_125_000, false, true, 20_500, 10_250],
    [1_150_000, false, true, 21_000, 0],
  ])('in BC at %i, first home: %s, new: %s, has a tax of %i less %i', (price, isFirstHome, isNew, tax, rebate) => {
    const costs = calculateClosingCosts(shipped, { ...purchase, place: 'BC', price, isFirstHome, isNew })
    expect(costs.find(({ rule }) => rule.key === 'bc')).toMatchObject({ tax, rebate })
  })

  it('says which rebate is that of first-time buyers', () => {
    const costs = calculateClosingCosts(shipped, { ...purchase, place: 'ON', price: 700_000, isNew: true })
    const rebates = costs.map(({ rule, isFirstHomeRebate }) => [rule.key, isFirstHomeRebate])
    expect(rebates).toEqual(
      expect.arrayContaining([
        ['gst', true],
        ['hst-on', false],
      ]),
    )
  })

  it('alone has these taxes', () => {
    const costs = calculateClosingCosts(shipped, { ...purchase, place: 'ON', price: 700_000 })
    expect(costs.filter(({ rule }) => rule.newOnly)).toEqual([])
  })
})
