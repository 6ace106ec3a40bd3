import type { EstimateInput } from './estimate.ts'

type AmountProblem = 'empty' | 'notNumber' | 'negative' | 'tooHigh'

interface AmountLimits {
  readonly max: number
  /** Decimals kept, at most three; with three, digits after a separator are always decimals. */
  readonly digits: number
}

/** Well-formed groups of three: "1,250,000", "85.000", "1.250,5". One separator for all groups, another for decimals. */
const GROUPED = /^([1-9]\d{0,2})(?:([.,])\d{3})(?:\2\d{3})*(?:(?!\2)[.,]\d*)?$/

/** Parses a typed amount as a decimal of zero or more in any notation: "$85,000.50", "85 000,50 $" or "85k". */
export function parseAmount(
  text: string,
  { max, digits }: AmountLimits,
): { amount: string } | { problem: AmountProblem } {
  // Full-width digits of an Asian keyboard are digits too; pasted text may hold invisible marks.
  const plain = text.normalize('NFKC').replaceAll(/[\s\p{Cf}$%’']|cad?/giu, '')
  if (plain === '') return { problem: 'empty' }
  if (/^[-−–]/.test(plain)) return { problem: 'negative' }
  const thousands = /k$/i.test(plain)
  const written = thousands ? plain.slice(0, -1) : plain
  // "12.345k" is a decimal number of thousands, never a group.
  const group = digits > 2 || thousands ? undefined : GROUPED.exec(written)?.[2]
  const ungrouped = group ? written.replaceAll(group, '') : written
  const [, whole = '', decimals = ''] = /^(\d*)(?:[.,](\d*))?$/.exec(ungrouped) ?? []
  if (whole + decimals === '' || decimals.length > 3) return { problem: 'notNumber' }
  // Integers of thousandths round half up; a binary fraction may fall just below the half.
  const thousandths = Number(`${whole}${decimals.padEnd(3, '0')}`) * (thousands ? 1000 : 1)
  const value = Math.round(thousandths / 10 ** (3 - digits)) / 10 ** digits
  return value > max ? { problem: 'tooHigh' } : { amount: value.toFixed(digits) }
}

/** The fields for amounts. Dollars, and per cent for the rate and the tax. */
export const amountFields = {
  income: { max: 10_000_000, digits: 2 },
  debts: { max: 1_000_000, digits: 2 },
  savings: { max: 100_000_000, digits: 2 },
  condo: { max: 100_000, digits: 2 },
  rate: { max: 25, digits: 3 },
  tax: { max: 10, digits: 3 },
  heat: { max: 10_000, digits: 2 },
} as const satisfies Record<string, AmountLimits>

export type AmountField = keyof typeof amountFields
const choiceFields = ['years', 'place', 'first'] as const

export type ChoiceField = (typeof choiceFields)[number]

/** The options offered for each choice; the server lists and names them. */
export type ChoiceOptions = Readonly<Record<ChoiceField, readonly { value: string; label: string }[]>>

type FieldName = AmountField | ChoiceField

export type FieldTexts = Readonly<Record<FieldName, string>>

/** Provinces and territories, and places with a tax of their own: Toronto, Québec City, Québec at 3 % and Halifax. */
export const places = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'HX',
  'NT',
  'NU',
  'ON',
  'TO',
  'PE',
  'QC',
  'QB',
  'QM',
  'SK',
  'YT',
] as const

export const firstHomeChoices = ['yes', 'no'] as const

export const amortizations = ['25', '30'] as const

const isAmountField = (name: string): name is AmountField => Object.hasOwn(amountFields, name)

const isChoiceField = (name: string): name is ChoiceField => choiceFields.some((field) => field === name)

export const isFieldName = (name: string): name is FieldName => isAmountField(name) || isChoiceField(name)

export function findAmountProblem(name: AmountField, text: string): AmountProblem | undefined {
  const read = parseAmount(text, amountFields[name])
  return 'problem' in read ? read.problem : undefined
}

/** Parses the fields to an estimate's input; null while an amount is invalid. */
export function toInput(texts: FieldTexts): EstimateInput | null {
  const amounts: Record<AmountField, string> = { ...texts }
  for (const name of Object.keys(amountFields).filter(isAmountField)) {
    const read = parseAmount(texts[name], amountFields[name])
    if ('problem' in read) return null
    amounts[name] = read.amount
  }
  return {
    income: amounts.income,
    debtsMonthly: amounts.debts,
    down: amounts.savings,
    condoMonthly: amounts.condo,
    contractRate: amounts.rate,
    years: Number(texts.years),
    propertyTaxRate: (Number(amounts.tax) / 100).toFixed(5),
    heatMonthly: amounts.heat,
  }
}

/** Formats the changed fields as a URL fragment, which is never sent to a server. */
export function toFragment(texts: FieldTexts, first: FieldTexts): string {
  const names = Object.keys(first).filter(isFieldName)
  const changed = names.filter((name) => texts[name] !== first[name]).map((name) => [name, texts[name]])
  return `#${new URLSearchParams(changed)}`
}

/** Parses the fields in a URL fragment; unknown fields and choices that are not offered are ignored. */
export function parseFragment(fragment: string, options: ChoiceOptions): Partial<FieldTexts> {
  const given = [...new URLSearchParams(fragment.slice(1))].filter(
    ([name, text]) => isAmountField(name) || (isChoiceField(name) && options[name].some(({ value }) => value === text)),
  )
  return Object.fromEntries(given)
}
