import { ActivityIcon } from '@sanity/icons/Activity'
import { field, webAddressField } from '../fields/field.ts'
import { pageSingleton } from '../fields/page.ts'
import { closingCall, headingField, section } from '../fields/section.ts'
import { line, paragraph, paragraphs } from '../fields/text.ts'

const input = (name: string, title: string) =>
  section(name, title, 'The texts of one field.', [
    line('label', 'Label', 'Names the field.', 60),
    line('help', 'Help', 'Says what to count.', 120),
  ])

const inputs = section('inputs', 'Fields', 'What a visitor types. Nothing typed leaves the browser.', [
  headingField(48),
  input('income', 'Income'),
  input('debts', 'Debts'),
  input('savings', 'Savings'),
  input('condo', 'Condo fees'),
  input('first', 'First home'),
  input('build', 'New home'),
  line('together', 'Buying together', 'Opens the three fields below.', 60),
  input('coIncome', 'Income of a co-buyer'),
  input('coDebts', 'Debts of a co-buyer'),
  input('balances', 'Card balances'),
  line('fromPayment', 'Start from a payment', 'Opens the field below.', 60),
  input('payment', 'Payment'),
  line('assumptions', 'Assumptions', 'Opens the fields below.', 40),
  input('rate', 'Rate'),
  input('years', 'Amortization'),
  input('tax', 'Property tax'),
  input('heat', 'Heating'),
  input('place', 'Province'),
  input('closing', 'Closing day'),
])

const limits = section('limits', 'What limits the price', 'One plain sentence each.', [
  paragraph('income', 'Income', 'Housing costs reach their share.', 160),
  paragraph('debts', 'Debts', 'Housing costs and debts reach theirs.', 160),
  paragraph('both', 'Income and debts', 'Both at once.', 160),
  paragraph('savings', 'Savings', 'The minimum down payment.', 160),
])

const obstacles = section('obstacles', 'When there is no price', 'Says which field to change.', [
  paragraph('income', 'Income', 'It does not carry heating and tax.', 160),
  paragraph('debts', 'Debts', 'They take the whole share.', 160),
  paragraph('condo', 'Condo fees', 'They take the whole share.', 160),
  paragraph('savings', 'Savings', 'They cover no down payment.', 160),
])

const results = section('results', 'Result', 'Texts around the figures and the chart.', [
  headingField(48),
  paragraph('empty', 'Before typing', 'In the place of the result.', 160),
  line('priceLabel', 'Price', 'Names the large figure.', 48),
  limits,
  obstacles,
  paragraph('tooLong', 'Over 30 years', 'Where this buyer may not take as long.', 200),
  line('chartHeading', 'Chart', 'Names the chart.', 48),
  line('incomeLabel', 'Income bar', 'The price income allows.', 32),
  line('debtsLabel', 'Debts bar', 'The price debts allow.', 32),
  line('savingsLabel', 'Savings bar', 'The price savings allow.', 32),
  line('copyLink', 'Copy link', 'Copies a link with the numbers in it.', 40),
  line('linkCopied', 'Link copied', 'Says that it was copied.', 40),
])

const details = section('details', 'Details', 'The figures under the result.', [
  line('movesHeading', 'Moves heading', 'Over the two most useful changes.', 48),
  line('movesNote', 'Moves note', 'Says that they are computed, not promised.', 120),
  line('costsHeading', 'Costs heading', 'Over the figures at the price.', 48),
  line('payment', 'Payment', 'The monthly payment.', 48),
  line('mortgage', 'Mortgage', 'The mortgage with its premium.', 48),
  line('premium', 'Premium', 'The insurance premium in it.', 48),
  line('minimumDown', 'Minimum down payment', 'At the price.', 48),
  line('gds', 'GDS', 'Housing costs over income.', 48),
  line('tds', 'TDS', 'Housing costs and debts over income.', 48),
  line('qualifyingRate', 'Qualifying rate', 'The rate of the stress test.', 48),
  line('closingHeading', 'Closing costs', 'Over the taxes paid in cash.', 48),
  line('rebate', 'Rebate', 'What a first-time buyer gets back at closing.', 48),
  line('credit', 'Credit', 'What a first-time buyer gets back later.', 60),
  line('total', 'Total', 'The sum to pay in cash.', 48),
  line('varies', 'Varies', 'Where municipalities set the tax.', 48),
  line('noTax', 'No tax', 'Where there is no land transfer tax.', 80),
  paragraph('closingNote', 'Note', 'What else closing costs.', 200),
])

const comparison = section(
  'comparison',
  'Payment and comparison',
  'What the payment carries, and two cases side by side.',
  [
    line('paymentHeading', 'Payment heading', 'Over the two prices.', 48),
    line('paymentPrice', 'By the payment', 'The price that the typed payment carries.', 60),
    line('lenderPrice', 'By the lender', 'The price that lenders allow.', 60),
    paragraph('paymentNote', 'Payment note', 'What the payment does and does not include.', 200),
    line('heading', 'Comparison heading', 'Over the two cases.', 48),
    line('keep', 'Keep', 'Keeps the numbers as the first case.', 48),
    line('drop', 'Remove', 'Removes the kept case.', 48),
    line('kept', 'Kept', 'Names the kept case.', 24),
    line('now', 'Now', 'Names the numbers as they are.', 24),
    line('change', 'Change', 'Asks to change a number, before anything differs.', 100),
    line('print', 'Print', 'Prints the result on a page.', 48),
  ],
)

const plan = section('plan', 'Down payment plan', 'How long saving takes, and which accounts can hold it.', [
  headingField(48),
  input('target', 'Goal'),
  input('monthly', 'Savings a month'),
  input('people', 'People'),
  line('fhsa', 'FHSA', 'What the accounts can hold.', 60),
  line('homeBuyersPlan', 'Home Buyers’ Plan', 'What RRSPs can give.', 60),
  line('other', 'Other savings', 'What is left.', 60),
  line('reached', 'Reached', 'When the goal is saved already.', 100),
  line('tooLong', 'Too long', 'When it takes over 50 years.', 100),
  paragraph('note', 'Note', 'Who may open the accounts, and when the plan is repaid.', 400),
])

const method = section('method', 'Method', 'How the figures are calculated. It must match the code.', [
  headingField(48),
  paragraphs('steps', 'Steps', 'One rule each, in order.', 240),
  line('sources', 'Sources', 'Before the links to public sources.', 40),
])

const tool = section('tool', 'Government tool', 'For visitors without JavaScript, and to compare.', [
  paragraph('withoutScript', 'Without JavaScript', 'Before the link.', 200),
  line('compare', 'Compare', 'Before the link, under the method.', 80),
  line('linkLabel', 'Link', 'Names the tool.', 60),
  webAddressField('url', 'Address', 'The tool in the language of this page.'),
])

export const estimate = pageSingleton(
  'estimate',
  ActivityIcon,
  'What a visitor could afford, computed in the browser.',
  {
    Opening: [
      line('headline', 'Headline', 'The question the page answers.', 70),
      field('boolean', 'isHidden', 'Hide the page', 'It answers “not found”. Empty its links elsewhere too.', {
        initialValue: false,
      }),
      paragraph('text', 'Text', 'What to do, and that numbers stay private.', 200),
      inputs,
    ],
    Result: [results, details, comparison, plan],
    Closing: [method, tool, closingCall],
  },
)
