import { describe, expect, it } from 'vitest'
import { upgradeClosingRules } from '#content/estimateUpgrade.ts'

const earlier = {
  _type: 'closingRule',
  base: 'price',
  brackets: [{ _key: 'a', _type: 'taxBracket', above: 0, percent: 1 }],
}
const shipped = {
  closing: [
    {
      _key: 'pe',
      name: 'Island',
      places: ['PE'],
      ...earlier,
      form: 'whole',
      from: '2025-04-28',
      brackets: [
        { _key: 'a', _type: 'taxBracket', above: 0, percent: 1 },
        { _key: 'b', _type: 'taxBracket', above: 1_000_000, percent: 2 },
      ],
    },
    { _key: 'qc', name: 'Québec', places: ['QC', 'MT'], ...earlier, until: '2026-12-31' },
    { _key: 'gst', name: 'GST', places: ['QC'], ...earlier, newOnly: true },
  ],
}
const [island, quebec, gst] = shipped.closing
const storedIsland = { _key: 'pe', name: 'Island', places: ['PE'], ...earlier, rebateLater: false }

describe('closing rules of an earlier release', () => {
  it('become the shipped ones where they were not changed, with the new ones after them', () => {
    const stored = { closing: [storedIsland, { _key: 'qc', name: 'Québec', places: ['QC'], ...earlier }] }
    expect(upgradeClosingRules(shipped, stored)).toEqual({ set: { closing: [island, quebec, gst] } })
  })

  it('stay as legal staff changed or added them', () => {
    const changed = { ...storedIsland, rebate: 500 }
    const own = { _key: 'own', name: 'Own', places: ['YT'], ...earlier }
    expect(upgradeClosingRules(shipped, { closing: [own, changed] })).toEqual({
      set: { closing: [own, changed, quebec, gst] },
    })
  })

  it('are left out where others took their place', () => {
    const fees = {
      _key: 'fees',
      _type: 'closingRule',
      name: 'Registration fees where there is no tax',
      nameFr: 'Frais d’inscription là où il n’y a pas de taxe',
      places: ['NT', 'NU', 'YT'],
      base: 'price',
      brackets: [{ _key: 'a', _type: 'taxBracket', above: 0, percent: 0 }],
      rebateLater: false,
      newOnly: false,
      checkedOn: '2026-11-28',
      note: 'A comparison site: enter the fees and official page of each territory.',
      sourceUrl: 'https://www.nerdwallet.com/ca/mortgages/canada-land-transfer-tax-and-fee-calculator',
    }
    const changed = { ...fees, note: 'By the page of Yukon.' }
    const upgrade = (stored: object) => upgradeClosingRules({ closing: [quebec] }, { closing: [stored] })
    expect(upgrade(fees)).toEqual({ set: { closing: [quebec] } })
    expect(upgrade(changed)).toEqual({ set: { closing: [changed, quebec] } })
  })

  it('get the rebate of any buyer in the GST of the release of 2026-11', () => {
    const shippedGst = { ...gst, anyRebate: 6300, note: 'New' }
    const note =
      'Rebate for agreements from 2025-03-20. Confirm on the page of the Canada Revenue Agency. Provincial parts of HST and QST, and the rebate of repeat buyers below 450,000, are not included.'
    const upgrade = (stored: object) => upgradeClosingRules({ closing: [shippedGst] }, { closing: [stored] })
    expect(upgrade({ ...gst, note })).toEqual({ set: { closing: [shippedGst] } })
    expect(upgrade({ ...gst, note, rebate: 1 })).toEqual({ set: { closing: [{ ...gst, note, rebate: 1 }] } })
  })

  it('get the exemption of new homes in British Columbia', () => {
    const stored = { _key: 'bc', name: 'Property transfer tax', places: ['BC'], ...earlier, checkedOn: '2026-11-28' }
    const exempting = {
      ...stored,
      anyRebate: 21_000,
      anyRebateFullUntil: 1_100_000,
      anyRebateEndsAt: 1_150_000,
      anyRebateNewOnly: true,
      note: 'New',
    }
    const upgrade = (rule: object) => upgradeClosingRules({ closing: [exempting] }, { closing: [rule] })
    expect(upgrade(stored)).toEqual({ set: { closing: [exempting] } })
    expect(upgrade({ ...stored, rebate: 7000 })).toEqual({ set: { closing: [{ ...stored, rebate: 7000 }] } })
  })

  it('get the brackets of Montréal in a rule that waited for them', () => {
    const waiting = {
      _key: 'montreal',
      name: 'Montréal transfer duties',
      places: ['MT'],
      checkedOn: '2026-11-28',
      note: 'Enter the brackets of 2026: Montréal indexes its own.',
    }
    const montreal = {
      ...waiting,
      brackets: [{ above: 0, percent: 0.5 }],
      until: '2025-12-31',
      checkedOn: '2026-11-29',
      note: 'New',
    }
    const entered = { ...waiting, brackets: [{ above: 0, percent: 0.6 }] }
    const upgrade = (stored: object) => upgradeClosingRules({ closing: [montreal] }, { closing: [stored] })
    expect(upgrade(waiting)).toEqual({ set: { closing: [montreal] } })
    expect(upgrade(entered)).toEqual({ set: { closing: [entered] } })
  })
})
