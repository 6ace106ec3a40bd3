import { expect, it } from 'vitest'
import { listWrongDays } from '#lib/content/fieldConstraints.ts'

it('finds texts in the place of days, also in lists', () => {
  const rules = {
    _type: 'estimateRules',
    rulesAsOf: '2026-02-30',
    reviewBy: '2027-01-01',
    closing: [{ from: '2026-01-01' }, { from: 'whenever', note: 'soon' }],
  }
  expect(listWrongDays(rules).toSorted()).toEqual(['closing[1].from', 'rulesAsOf'])
})
