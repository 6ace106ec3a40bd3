import { describe, expect, it } from 'vitest'
import content from '#content/en.json' with { type: 'json' }
import {
  listPlaces,
  calculateClosingCosts,
  type ClosingRule,
  getUsualClosingDay,
  sumDue,
} from '#lib/estimate/closingCosts.ts'
import { getClosingDay } from '#components/sections/estimate/ClosingCosts.tsx'
import { places } from '#lib/estimate/fields.ts'
import { none, purchase, shipped } from './shippedRules.ts'

const costsIn = (place: string, price: number, premium = 0) =>
  calculateClosingCosts(shipped, { ...purchase, place, price, premium }).map(({ rule, tax, rebate }) => [
    rule.key,
    tax,
    rebate,
  ])

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
    ['YT', 99_999, [['yt-price', 50, 0]]],
    ['YT', 400_000, [['yt-price', 150, 0]]],
    ['YT', 500_000, [['yt-price', 350, 0]]],
    ['YT', 12_000_000, [['yt-price', 750, 0]]],
    [
      'NT',
      1_200_000,
      [
        ['nt-price', 2300, 0],
        ['nt-mortgage', 0, 0],
      ],
    ],
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
    const [ontario] = calculateClosingCosts(reversed, { ...purchase, place: 'ON', price: 500_000 })
    expect(ontario?.tax).toBe(6475)
  })

  it('return no rebate above its end where it is whole until then', () => {
    const rebate = { rebate: 1000, rebateEndsAt: 500_000, rebateLater: false }
    const rule: ClosingRule = {
      ...none,
      ...rebate,
      name: 'Tax',
      places: ['ON'],
      base: 'price',
      brackets: [{ above: 0, percent: 1, amount: null }],
    }
    const rebateAt = (price: number) => calculateClosingCosts([rule], { ...purchase, place: 'ON', price })[0]?.rebate
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
  expect(sumDue(calculateClosingCosts(shipped, { ...purchase, place: 'QC', price: 507_000, premium: 14_750 }))).toBe(
    7044,
  )
})

describe('the sum due on closing', () => {
  it.each([
    // Place, price, closing day, first home, sum. Without an insurance premium or a mortgage.
    ['TO', 562_000, '2027-02-28', true, 6955],
    ['TO', 562_000, '2027-02-28', false, 15_430],
    ['ON', 300_000, '2027-02-28', true, 0],
    ['ON', 300_000, '2027-02-28', false, 2975],
    ['ON', 700_000, '2027-02-28', true, 6475],
    ['ON', 700_000, '2027-02-28', false, 10_475],
    ['ON', 1_200_000, '2027-02-28', true, 16_475],
    ['ON', 1_200_000, '2027-02-28', false, 20_475],
    ['TO', 400_000, '2026-12-15', true, 475],
    ['TO', 400_000, '2026-12-15', false, 8950],
    ['TO', 3_500_000, '2027-02-28', false, 157_450],
    ['BC', 450_000, '2027-02-28', true, 0],
    ['BC', 450_000, '2027-02-28', false, 7000],
    ['BC', 700_000, '2027-02-28', true, 4000],
    ['BC', 700_000, '2027-02-28', false, 12_000],
    ['BC', 900_000, '2027-02-28', true, 16_000],
    ['BC', 900_000, '2027-02-28', false, 16_000],
    ['MB', 562_000, '2027-02-28', true, 8890],
    ['MB', 562_000, '2027-02-28', false, 8890],
    ['QC', 700_000, '2026-12-15', true, 8611],
    ['QC', 700_000, '2026-12-15', false, 8611],
    ['QC', 700_000, '2027-02-28', true, 8611],
    ['QC', 700_000, '2027-02-28', false, 8611],
    ['QB', 700_000, '2026-12-15', true, 10_611],
    ['QM', 700_000, '2026-12-15', false, 11_611],
    ['QB', 700_000, '2027-02-28', true, 10_611],
    ['QM', 700_000, '2027-02-28', false, 11_611],
    ['QB', 900_000, '2026-12-15', false, 16_361],
    ['QM', 450_000, '2026-12-15', true, 4861],
    // The brackets of 2025 go on until others are entered.
    ['MT', 400_000, '2025-06-30', true, 4154],
    ['MT', 700_000, '2025-06-30', false, 9392],
    ['MT', 700_000, '2027-02-28', true, 9392],
    ['MT', 3_500_000, '2027-02-28', false, 92_939],
    ['NB', 562_000, '2027-02-28', true, 5620],
    ['NB', 562_000, '2027-02-28', false, 5620],
    ['PE', 562_000, '2027-02-28', true, 0],
    ['PE', 562_000, '2027-02-28', false, 5620],
    ['PE', 999_000, '2027-02-28', true, 0],
    ['PE', 999_000, '2027-02-28', false, 9990],
    ['PE', 1_000_000, '2027-02-28', true, 20_000],
    ['PE', 1_000_000, '2027-02-28', false, 20_000],
    ['PE', 1_200_000, '2027-02-28', true, 24_000],
    ['PE', 1_200_000, '2027-02-28', false, 24_000],
    ['HX', 562_000, '2027-02-28', true, 8430],
    ['HX', 562_000, '2027-02-28', false, 8430],
    ['SK', 562_000, '2027-02-28', true, 2248],
    ['SK', 562_000, '2027-02-28', false, 2248],
    ['NU', 562_000, '2027-02-28', true, 843],
    ['NT', 500_000, '2027-02-28', true, 1000],
    ['YT', 562_000, '2027-02-28', false, 350],
  ])('in %s at %i on %s, first home: %s, is %i', (place, price, closingDay, isFirstHome, sum) => {
    expect(sumDue(calculateClosingCosts(shipped, { ...purchase, place, price, closingDay, isFirstHome }))).toBe(sum)
  })

  it.each([
    // With a premium of 15,407 in a mortgage of 512,407.
    ['NL', 4494],
    ['AB', 1180],
    ['SK', 2248 + 924],
    // By each started 1,000 dollars of the mortgage: 513.
    ['NT', 1124 + 770],
    ['NU', 843 + 513],
    ['TO', 8188],
  ])('in %s counts fees and the tax on the premium', (place, sum) => {
    const mortgaged = { price: 562_000, premium: 15_407, mortgage: 512_407 }
    expect(sumDue(calculateClosingCosts(shipped, { ...purchase, ...mortgaged, place }))).toBe(sum)
  })

  it('in Toronto gives a repeat buyer no rebate', () => {
    const repeat = { ...purchase, isFirstHome: false, place: 'TO', price: 562_000, premium: 15_407 }
    expect(sumDue(calculateClosingCosts(shipped, repeat))).toBe(16_663)
  })

  it.each(['QC', 'QB', 'QM'])('taxes the premium in %s by the rule of the closing day', (place) => {
    const taxOn = (closingDay: string) =>
      calculateClosingCosts(shipped, { ...purchase, place, closingDay, price: 557_000, premium: 15_407 })
        .filter(({ rule }) => rule.base === 'premium')
        .map(({ tax }) => Math.round(tax))
    expect([taxOn('2026-12-31'), taxOn('2027-01-01')]).toEqual([[1387], [1537]])
  })
})

it('the usual closing day is three months ahead, at most the last of its month', () => {
  expect(getUsualClosingDay(new Date('2026-11-28T12:00:00Z'))).toBe('2027-02-28')
  expect(getUsualClosingDay(new Date('2026-11-30T12:00:00Z'))).toBe('2027-02-28')
  expect(getUsualClosingDay(new Date('2026-08-15T12:00:00Z'))).toBe('2026-11-15')
})

it.each([
  ['', '2027-02-28'],
  ['2027-01-15', '2027-01-15'],
  ['2026-11-28', '2026-11-28'],
  // The rules of past days are not all kept, so a place would look free of tax.
  ['2025-04-27', '2027-02-28'],
  ['0202-12-01', '2027-02-28'],
])('the rules of a typed closing day apply until it has passed: %s', (closing, day) => {
  expect(getClosingDay({ closing }, new Date('2026-11-28T12:00:00Z'))).toBe(day)
})

it('offers only places that a rule names', () => {
  expect(listPlaces([{ places: ['QC', 'ON'] }, { places: ['ON'] }, { places: ['nowhere'] }])).toEqual(['ON', 'QC'])
})
