import { describe, expect, it } from 'vitest'
import {
  type ChoiceOptions,
  findAmountProblem,
  type FieldTexts,
  parseFragment,
  parseKept,
  toFragment,
  toInput,
} from '#lib/estimate/fields.ts'

const first: FieldTexts = {
  income: '',
  debts: '',
  savings: '',
  condo: '0',
  rate: '4,09',
  years: '25',
  tax: '1',
  heat: '125',
  place: 'ON',
  first: 'yes',
  build: 'no',
  coIncome: '',
  coDebts: '',
  balances: '',
  payment: '',
  closing: '',
}
const options: ChoiceOptions = {
  years: [{ value: '25', label: '25 years' }],
  place: [{ value: 'QC', label: 'Quebec' }],
  first: [{ value: 'no', label: 'No' }],
  build: [{ value: 'yes', label: 'Yes' }],
}
const filled: FieldTexts = { ...first, income: '$120,000', debts: '500', savings: '60k', tax: '0.95', place: 'QC' }

describe('the fields of the estimate', () => {
  it('become the household of the formulas', () => {
    expect(toInput(filled)).toEqual({
      income: '120000.00',
      debtsMonthly: '500.00',
      down: '60000.00',
      condoMonthly: '0.00',
      contractRate: '4.090',
      years: 25,
      propertyTaxRate: '0.00950',
      heatMonthly: '125.00',
    })
  })

  it('are no household while an amount cannot be read', () => {
    expect(toInput(first)).toBeNull()
    expect(toInput({ ...filled, heat: 'warm' })).toBeNull()
    expect(findAmountProblem('heat', 'warm')).toBe('notNumber')
  })

  it('come back from the fragment of a link', () => {
    const fragment = toFragment(filled, first)
    expect(fragment).toBe('#income=%24120%2C000&debts=500&savings=60k&tax=0.95&place=QC')
    expect({ ...first, ...parseFragment(fragment, options) }).toEqual(filled)
  })

  it('take no other names or choices from a link', () => {
    expect(parseFragment('#name=x&years=99&place=Paris&toString=1', options)).toEqual({})
    expect(parseFragment('', options)).toEqual({})
  })

  it('add a co-buyer and 3 % of card balances', () => {
    const together = { ...filled, coIncome: '60,000.50', coDebts: '250', balances: '12 000' }
    expect(toInput(together)).toMatchObject({ income: '180000.50', debtsMonthly: '1110.00' })
  })

  it('become a link with the kept case, and are read from it', () => {
    const kept = { ...filled, years: '25', closing: '2027-03-01' }
    const fragment = toFragment(filled, first, kept)
    expect({ ...first, ...parseFragment(fragment, options) }).toEqual(filled)
    expect({ ...first, ...parseKept(fragment, options) }).toEqual(kept)
    expect(parseKept('#income=1', options)).toBeUndefined()
  })
})
