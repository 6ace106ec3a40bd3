import { BillIcon } from '@sanity/icons/Bill'
import { CaseIcon } from '@sanity/icons/Case'
import { UserIcon } from '@sanity/icons/User'
import { amountFields } from '#lib/estimate/fields.ts'
import { amortizationTitles, placeTitles } from '../fields/estimate.ts'
import { choice, field, sourceField } from '../fields/field.ts'
import { singleton } from '../fields/page.ts'
import { line, listField, listItem, twoLines } from '../fields/text.ts'

const amount = (name: string, title: string, description: string, max: number) =>
  field('number', name, title, description, { validation: (rule) => rule.required().min(0).max(max) })

const debt = listItem('sampleDebt', 'Debt', BillIcon, twoLines('name', 'monthly'), [
  line('name', 'Name', 'For editors. Visitors read the label in the card of the debts.', 40),
  amount(
    'monthly',
    'A month',
    'The payment in dollars. A lender counts at least 3 % of the balance of a card.',
    100_000,
  ),
])

const account = listItem('sampleSavings', 'Account', CaseIcon, twoLines('name', 'amount'), [
  line('name', 'Name', 'For editors. Visitors read the label in the card of the down payment.', 40),
  amount('amount', 'Saved', 'In dollars.', 10_000_000),
])

/** The inputs of the buyer whose figures the phone and the drawn cards show, in every language. */
export const sampleBuyer = singleton({
  name: 'sampleBuyer',
  title: 'Sample buyer',
  description:
    'What the buyer in the phone and in the drawn cards earns, owes and has saved. All figures follow from it.',
  icon: UserIcon,
  fields: [
    amount('income', 'Income', 'A year before tax, in dollars.', 10_000_000),
    listField(
      'debts',
      'Debts',
      'Exactly three, as the drawing has three bars. The first is the one to pay off.',
      debt,
      [3, 3],
    ),
    amount('firstDebtBefore', 'First debt before', 'Its monthly payment a month ago, in dollars.', 100_000),
    listField('savings', 'Savings', 'Exactly three accounts, as the bar has three parts.', account, [3, 3]),
    amount(
      'transfer',
      'Transfer',
      'What was saved this month, in dollars. The task of the week saves it again.',
      1_000_000,
    ),
    amount('contractRate', 'Mortgage rate', 'Five-year fixed, in per cent.', amountFields.rate.max),
    amount('rateBefore', 'Rate before', 'The rate before it fell, in per cent.', amountFields.rate.max),
    choice('place', 'Place', 'Where the buyer looks.', placeTitles),
    choice('years', 'Amortization', 'How long the mortgage runs.', amortizationTitles),
    amount('propertyTaxPercent', 'Property tax', 'A year, in per cent of the price.', amountFields.tax.max),
    amount('heatMonthly', 'Heating', 'A month, in dollars.', amountFields.heat.max),
    sourceField('the inputs'),
  ],
})
