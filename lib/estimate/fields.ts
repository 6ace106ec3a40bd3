import type { Buyer } from './analyse.ts'
import type { EstimateInput } from './estimate.ts'

type AmountProblem = 'empty' | 'notNumber' | 'negative' | 'tooHigh'

interface AmountLimits {
  readonly max: number
  /** Decimals kept, at most three; with three, digits after a separator are always decimals. */
  readonly digits: number
  /** Whether the field may stay empty. */
  readonly optional?: true
}

/** Well-formed groups of three: "1,250,000", "85.000", "1.250,5". One separator for all groups, another for decimals. */
const GROUPED = /^([1-9]\d{0,2})(?:([.,])\d{3})(?:\2\d{3})*(?:(?!\2)[.,]\d*)?$/

/** Digits with a space between that are no groups of three: "85 00 1". */
const MISGROUPED = /\d\s+\d/
const SPACED = /^[^\d]*\d{1,3}(?:\s+\d{3})+(?!\d|\s+\d)/

/** Parses a typed amount as a decimal of zero or more in any notation: "$85,000.50", "85 000,50 $" or "85k". */
export function parseAmount(
  text: string,
  { max, digits, optional }: AmountLimits,
): { amount: string } | { problem: AmountProblem } {
  // Full-width digits of an Asian keyboard are digits too; pasted text may hold invisible marks.
  const visible = text.normalize('NFKC').replaceAll(/[\p{Cf}$%’']|cad?/giu, '')
  if (MISGROUPED.test(visible) && !SPACED.test(visible)) return { problem: 'notNumber' }
  const plain = visible.replaceAll(/\s/g, '')
  if (plain === '') return optional ? { amount: '0.00' } : { problem: 'empty' }
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
  coIncome: { max: 10_000_000, digits: 2, optional: true },
  debts: { max: 1_000_000, digits: 2 },
  coDebts: { max: 1_000_000, digits: 2, optional: true },
  balances: { max: 10_000_000, digits: 2, optional: true },
  savings: { max: 100_000_000, digits: 2 },
  condo: { max: 100_000, digits: 2 },
  rate: { max: 25, digits: 3 },
  tax: { max: 10, digits: 3 },
  heat: { max: 10_000, digits: 2 },
  payment: { max: 1_000_000, digits: 2, optional: true },
} as const satisfies Record<string, AmountLimits>

export type AmountField = keyof typeof amountFields

/** Whether a field is in per cent; the others are in dollars. */
export const isPercent = (name: AmountField) => name === 'rate' || name === 'tax'

const choiceFields = ['years', 'place', 'first', 'build'] as const

export type ChoiceField = (typeof choiceFields)[number]

/** The options offered for each choice; the server lists and names them. */
export type ChoiceOptions = Readonly<Record<ChoiceField, readonly { value: string; label: string }[]>>

type FieldName = AmountField | ChoiceField | 'closing'

export type FieldTexts = Readonly<Record<FieldName, string>>

/** Provinces and territories, and places with a tax of their own: Toronto, Québec City, Québec at 3 %, Montréal and Halifax. */
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
  'MT',
  'SK',
  'YT',
] as const

export const yesOrNo = ['yes', 'no'] as const

export const amortizations = ['25', '30'] as const

export const isAmountField = (name: string): name is AmountField => Object.hasOwn(amountFields, name)

const isChoiceField = (name: string): name is ChoiceField => choiceFields.some((field) => field === name)

export const isFieldName = (name: string): name is FieldName =>
  isAmountField(name) || isChoiceField(name) || name === 'closing'

export function findAmountProblem(name: AmountField, text: string): AmountProblem | undefined {
  const read = parseAmount(text, amountFields[name])
  return 'problem' in read ? read.problem : undefined
}

/** Share of card and credit line balances that counts as a monthly payment, at the least. Source of CMHC as for its ratios. */
const BALANCE_SHARE = 0.03

const addDollars = (...amounts: readonly (string | number)[]) =>
  (amounts.reduce<number>((cents, amount) => cents + Math.round(Number(amount) * 100), 0) / 100).toFixed(2)

/** Parses the fields to an estimate's input; null while an amount is invalid. */
export function toInput(texts: FieldTexts): EstimateInput | null {
  const amounts: Record<AmountField, string> = { ...texts }
  for (const name of Object.keys(amountFields).filter(isAmountField)) {
    const read = parseAmount(texts[name], amountFields[name])
    if ('problem' in read) return null
    amounts[name] = read.amount
  }
  return {
    income: addDollars(amounts.income, amounts.coIncome),
    debtsMonthly: addDollars(amounts.debts, amounts.coDebts, Number(amounts.balances) * BALANCE_SHARE),
    down: amounts.savings,
    condoMonthly: amounts.condo,
    contractRate: amounts.rate,
    years: Number(texts.years),
    propertyTaxRate: (Number(amounts.tax) / 100).toFixed(5),
    heatMonthly: amounts.heat,
  }
}

/** Reads what the conditions of lenders and rebates depend on. */
export const toBuyer = ({ first, build }: FieldTexts): Buyer => ({
  isFirstHome: first === 'yes',
  isNew: build === 'yes',
})

const listChanges = (texts: FieldTexts, first: FieldTexts) =>
  Object.keys(first)
    .filter(isFieldName)
    .flatMap((name) => (texts[name] === first[name] ? [] : [[name, texts[name]]]))

/** Name of the kept case in a fragment, whose value is that case's own fragment. */
const KEPT = 'kept'

/** Formats the changed fields, and those of a kept case, as a URL fragment, which is never sent to a server. */
export function toFragment(texts: FieldTexts, first: FieldTexts, kept?: FieldTexts): string {
  const other = kept ? [[KEPT, String(new URLSearchParams(listChanges(kept, first)))]] : []
  return `#${new URLSearchParams([...listChanges(texts, first), ...other])}`
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Parses the fields in a URL fragment; unknown fields and choices that are not offered are ignored. */
export function parseFragment(fragment: string, options: ChoiceOptions): Partial<FieldTexts> {
  const given = [...new URLSearchParams(fragment.slice(1))].filter(
    ([name, text]) =>
      isAmountField(name) ||
      (isChoiceField(name) && options[name].some(({ value }) => value === text)) ||
      (name === 'closing' && DAY.test(text)),
  )
  return Object.fromEntries(given)
}

/** Parses the fields of the kept case in a URL fragment; undefined without one. */
export function parseKept(fragment: string, options: ChoiceOptions): Partial<FieldTexts> | undefined {
  const kept = new URLSearchParams(fragment.slice(1)).get(KEPT)
  return kept === null ? undefined : parseFragment(`#${kept}`, options)
}
