import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import english from '#content/en.json' with { type: 'json' }
import french from '#content/fr.json' with { type: 'json' }
import { listValues } from '#lib/content/walkContent.ts'
import { estimate } from '#lib/estimate/estimate.ts'
import { deriveSample, listSamplePrices } from '#lib/sample/sampleBuyer.ts'
import { getSampleTokenValues } from '#lib/sample/sampleTokens.ts'

const buyer = english.sampleBuyer
const sample = deriveSample(buyer)

/** What the estimate answers for the same household, written down apart from the code that is tested. */
const household = {
  income: 137_000,
  debtsMonthly: 745,
  down: 48_200,
  contractRate: 4.39,
  years: 30,
  propertyTaxRate: '0.01',
  heatMonthly: 100,
  condoMonthly: 0,
} as const
const toHundreds = (price: unknown) => Math.round(Number(price) / 100)

describe("the sample buyer's figures", () => {
  it('are those of the estimate', () => {
    const result = estimate(household)
    expect(result).toMatchObject({
      maxPrice: '616045.69',
      shownPrice: sample.figure,
      limitedBy: 'tds',
      atShownPrice: {
        monthlyPayment: String(sample.payment),
        gdsPercent: String(sample.gds),
        tdsPercent: sample.tds.toFixed(2),
        minimumDown: sample.minimumDown.toFixed(2),
      },
    })
  })

  it('have ledger lines that sum to the change they explain', () => {
    const { rateEffect, transferEffect, firstDebtEffect, change } = sample
    expect([rateEffect, transferEffect, firstDebtEffect]).toEqual([12_600, 600, -400])
    expect(rateEffect + transferEffect + firstDebtEffect).toBe(change)
  })

  it.each([
    ['en-CA', 'Up $12,800; −$400; $14,000; $2,945; 37% / 44%; 4.39%; $36,600'],
    ['fr-CA', 'Up 12 800 $; −400 $; 14 000 $; 2 945 $; 37 % / 44 %; 4,39 %; 36 600 $'],
  ])('are written as %s writes them', (locale, wanted) => {
    const { change, firstDebtEffect, payOffGain, payment, gds, tds, rate, minimumDown } = getSampleTokenValues(
      sample,
      locale,
    )
    const text = `Up ${change}; ${firstDebtEffect}; ${payOffGain}; ${payment}; ${gds} / ${tds}; ${rate}; ${minimumDown}`
    expect(text.replaceAll(/\s/g, ' ')).toBe(wanted)
  })

  it.each([{ income: 1e21 }, { rateBefore: 1e21 }, { contractRate: -3 }, { income: 1e-7, heatMonthly: 1e21 }])(
    'are numbers for the odd inputs that a server may write: %o',
    (inputs) => {
      const odd = deriveSample({ ...buyer, ...inputs })
      expect(Number.isFinite(odd.figure + odd.change + odd.payment + odd.gds)).toBe(true)
    },
  )

  it('stay within the gauge whatever a visitor changes', () => {
    const { gaugeLowAmount, gaugeHighAmount } = english.personalPage.phoneDemo.result
    const all = listSamplePrices(buyer).hundreds.flat()
    expect(Math.min(...all) * 100).toBeGreaterThan(gaugeLowAmount)
    expect(Math.max(...all) * 100).toBeLessThan(gaugeHighAmount)
  })

  it.each([
    ['nothing', 0, {}],
    ['the debt', 1, { debtsMonthly: 643 }],
    ['the transfer', 2, { down: 48_850 }],
    ['both', 3, { debtsMonthly: 643, down: 48_850 }],
  ])('follow the rate exactly when a visitor changed %s', (_what, index, change) => {
    const { min, max, step, hundreds } = listSamplePrices(buyer)
    expect([min, max, step]).toEqual([3.64, 5.14, 0.05])
    const wanted = [3.64, 4.39, 4.64, 5.14].map((contractRate) =>
      toHundreds(estimate({ ...household, ...change, contractRate }).maxPrice),
    )
    expect([0, 15, 20, 30].map((at) => hundreds[index]?.[at])).toEqual(wanted)
  })

  it('are zero for a draft without inputs or without a possible price', () => {
    const nothing = Object.fromEntries(Object.keys(buyer).map((name) => [name, null]))
    const empty = { ...buyer, ...nothing, debts: null, savings: null, years: null }
    expect(deriveSample(empty)).toMatchObject({ figure: 0, change: 0, payment: 0, gds: 0, debts: [] })
    expect(deriveSample({ ...buyer, income: -1 })).toMatchObject({ figure: 0, payment: 0 })
  })
})

/** A text with an amount, a share or a number of several digits. */
const FIGURE = /[$%]|\d[.,\s]?\d/

describe('typed figures of the sample buyer', () => {
  it.each([
    ['English', english.personalPage],
    ['French', french.personalPage],
  ])('do not come back into the %s content', (_language, { phoneDemo, howItWorks, features }) => {
    // No code can compute a date or a credit score.
    const { lockScreen: _lockScreen, ...phone } = phoneDemo
    const items = features.items.filter(({ key }) => key !== 'credit-score')
    const typed = listValues({ phone, howItWorks, features: { ...features, items } }).filter(
      ({ value }) => typeof value === 'string' && FIGURE.test(value.replaceAll(/\{\w+\}/g, '')),
    )
    expect(typed.map(({ path, value }) => `${path}: ${String(value)}`)).toEqual([])
  })

  it('do not come back into components', () => {
    const files = globSync('{app,components}/**/*.{ts,tsx}')
    expect(files.length).toBeGreaterThan(100)
    const dollars = Object.values(getSampleTokenValues(sample, 'en-CA')).flatMap((text) => text.match(/\d+,\d+/g) ?? [])
    expect(dollars.length).toBeGreaterThan(5)
    const written = [...dollars, '612,400', '4.39'].flatMap((text) => [
      text,
      text.replace(',', '_'),
      text.replace(',', ''),
    ])
    const pattern = new RegExp(`\\b(?:${written.join('|').replaceAll('.', '\\.')})\\b`)
    expect(files.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
