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
  it('become the shipped ones where nobody changed them, with the new ones after them', () => {
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
})
