import { BillIcon } from '@sanity/icons/Bill'
import { TransferIcon } from '@sanity/icons/Transfer'
import type { PreviewConfig } from 'sanity'
import { amountFields } from '#lib/estimate/fields.ts'
import {
  choice,
  createLastDayRule,
  dayField,
  field,
  isOptional,
  markOptional,
  optionList,
  reviewField,
  sourceField,
  webAddressField,
} from '../fields/field.ts'
import { notInFuture } from '../documents/policies.ts'
import { amortizationTitles, placeTitles } from '../fields/estimate.ts'
import { singleton } from '../fields/page.ts'
import { line, listField, listItem, paragraph, twoLines } from '../fields/text.ts'

const figure = (
  name: string,
  title: string,
  description: string,
  { optional = false, max = 100_000_000 }: { optional?: boolean; max?: number } = {},
) =>
  field('number', name, title, markOptional(description, optional), {
    validation: (rule) => (optional ? rule : rule.required()).min(0).max(max),
  })

const bracketPreview: PreviewConfig = {
  select: { above: 'above', percent: 'percent', amount: 'amount' },
  prepare: ({ above, percent, amount }: { above?: number; percent?: number; amount?: number }) => ({
    title: `${amount ? `$${amount} and ` : ''}${percent ?? 0} % above $${above ?? 0}`,
  }),
}

const bracket = listItem('taxBracket', 'Bracket', BillIcon, bracketPreview, [
  figure('above', 'Above', 'In dollars: where the bracket starts.'),
  figure('percent', 'Per cent', 'Of the part in the bracket.', { max: 100 }),
  figure('amount', 'Amount', 'For registration fees: dollars added once from here on.', { optional: true }),
])

const brackets = (name: string, title: string, description: string) => listField(name, title, description, bracket)

const closingRule = listItem('closingRule', 'Tax', TransferIcon, twoLines('name', 'sourceUrl'), [
  line('name', 'Name', 'As visitors read it.', 60),
  line('nameFr', 'Name in French', 'As visitors of the French page read it.', 60),
  field('array', 'places', 'Where', 'Provinces and cities it is charged in.', {
    of: [{ type: 'string' }],
    options: { list: optionList(placeTitles) },
    validation: (rule) => rule.required().min(1).unique(),
  }),
  choice('base', 'Share of', 'What the per cent are of.', {
    price: 'The price',
    premium: 'The insurance premium',
    mortgage: 'The mortgage with its premium',
  }),
  field('string', 'form', 'Form', 'How it is computed. Brackets unless chosen.', {
    options: {
      list: optionList({
        marginal: 'Brackets: each rate for its part',
        whole: 'One rate for the whole amount',
        fees: 'Registration fees',
      }),
    },
  }),
  figure('fee', 'Fixed fee', 'For registration fees, in dollars, before the brackets.', { optional: true }),
  figure('step', 'Steps', 'For registration fees by each started step, such as 5,000 dollars.', { optional: true }),
  brackets('brackets', 'Brackets', 'None where each municipality sets its own.'),
  figure('rebate', 'First-time rebate', 'The most a first-time buyer gets back, in dollars.', { optional: true }),
  brackets('rebateShares', 'Shares of the rebate', 'Which part of the tax comes back. Empty for all of it.'),
  figure('rebateFullUntil', 'Full until', 'The highest price with the whole rebate. Empty where it ends at once.', {
    optional: true,
  }),
  figure('rebateEndsAt', 'Ends at', 'The price at which nothing is left of it.', { optional: true }),
  figure('anyRebate', 'Rebate of any buyer', 'The most anybody gets back who will live in the home, in dollars.', {
    optional: true,
  }),
  figure('anyRebatePercent', 'Its share of the tax', 'In per cent of the tax.', { optional: true, max: 100 }),
  figure('anyRebateFullUntil', 'Full until', 'The highest price with the whole rebate of any buyer.', {
    optional: true,
  }),
  figure('anyRebateEndsAt', 'Ends at', 'The price at which nothing is left of the rebate of any buyer.', {
    optional: true,
  }),
  field('boolean', 'anyRebateNewOnly', 'It is for new homes', 'Where a tax on all homes is returned for new ones.', {
    initialValue: false,
  }),
  field('boolean', 'rebateLater', 'Paid back later', 'For a credit that is claimed after closing.', {
    initialValue: false,
  }),
  field('boolean', 'newOnly', 'New homes only', 'For a tax on homes that have not been lived in yet.', {
    initialValue: false,
  }),
  dayField('from', 'In force from', 'The first closing day it applies to. Empty if it always did.', isOptional),
  dayField(
    'until',
    'In force until',
    'The last day known. It goes on until a later rule of the same name starts.',
    createLastDayRule('from'),
  ),
  dayField('checkedOn', 'Checked on', 'When it was last compared with its source.', (rule) => rule.custom(notInFuture)),
  field('string', 'note', 'Note to legal', 'What is still to be confirmed. Visitors do not read it.'),
  webAddressField('sourceUrl', 'Source', 'The public page the figures are from.'),
])

/** Figures of the estimate in both languages, maintained by legal. */
export const estimateRules = singleton({
  name: 'estimateRules',
  title: 'Estimate rules',
  description: 'Assumptions, taxes and the disclosure of the buying power estimate.',
  icon: BillIcon,
  fields: {
    Assumptions: [
      figure('contractRate', 'Mortgage rate', 'A usual five-year fixed rate, in per cent.', {
        max: amountFields.rate.max,
      }),
      choice('years', 'Amortization', 'What the page starts with.', amortizationTitles),
      figure('propertyTaxPercent', 'Property tax', 'A year, in per cent of the price.', { max: amountFields.tax.max }),
      figure('heatMonthly', 'Heating', 'A month, in dollars.', { max: amountFields.heat.max }),
      choice('place', 'Place', 'What the page starts with.', placeTitles),
    ],
    'Closing costs': [
      dayField(
        'rulesAsOf',
        'Rules as of',
        'When all were last checked. Visitors read it. Check again yearly.',
        (rule) => rule.required().custom(notInFuture),
      ),
      listField('closing', 'Taxes', 'Due in cash when a home is bought.', closingRule, [1]),
      sourceField('the rules'),
      reviewField(),
    ],
    'Registered plans': [
      figure('fhsaYearly', 'FHSA, a year', 'What a year adds to the room of a First Home Savings Account, in dollars.'),
      figure('fhsaTotal', 'FHSA, in all', 'The most it may get over a lifetime, in dollars.'),
      figure('homeBuyersPlan', 'Home Buyers’ Plan', 'The most a person may withdraw from an RRSP, in dollars.'),
    ],
    Disclosure: [
      paragraph('disclosure', 'Disclosure', 'Beside the figure.', 400),
      paragraph('disclosureFr', 'Disclosure in French', 'Beside the figure.', 480),
    ],
  },
  preview: {
    select: { date: 'rulesAsOf' },
    prepare: ({ date }) => ({ title: 'Estimate rules', subtitle: date && `Rules as of ${date}` }),
  },
})
