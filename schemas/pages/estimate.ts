import { ActivityIcon } from '@sanity/icons/Activity'
import { defineField } from 'sanity'
import { webAddressField } from '../fields/links.ts'
import { pageSingleton } from '../fields/page.ts'
import { closingCall, headingField, inGroup, section } from '../fields/section.ts'
import { line, paragraph, paragraphs } from '../fields/text.ts'

const input = (name: string, title: string, helped = true) =>
  section({
    name,
    title,
    description: 'The texts of one field.',
    fields: [
      line({ name: 'label', title: 'Label', description: 'Names the field.', max: 60 }),
      line({ name: 'help', title: 'Help', description: 'Says what to count.', max: 120, optional: !helped }),
    ],
  })

const lines = (texts: Readonly<Record<string, readonly [title: string, description: string, max: number]>>) =>
  Object.entries(texts).map(([name, [title, description, max]]) => line({ name, title, description, max }))

const inputs = section({
  name: 'inputs',
  title: 'Fields',
  description: 'What a visitor types. Nothing typed leaves the browser.',
  fields: [
    headingField(48),
    input('income', 'Income'),
    input('debts', 'Debts'),
    input('savings', 'Savings'),
    input('condo', 'Condo fees'),
    line({ name: 'assumptions', title: 'Assumptions', description: 'Opens the fields below.', max: 40 }),
    input('rate', 'Rate'),
    input('years', 'Amortization'),
    input('tax', 'Property tax'),
    input('heat', 'Heating'),
    input('place', 'Province'),
  ],
})

const limits = section({
  name: 'limits',
  title: 'What limits the price',
  description: 'One plain sentence each.',
  fields: [
    paragraph({ name: 'income', title: 'Income', description: 'Housing costs reach their share.', max: 160 }),
    paragraph({ name: 'debts', title: 'Debts', description: 'Housing costs and debts reach theirs.', max: 160 }),
    paragraph({ name: 'both', title: 'Income and debts', description: 'Both at once.', max: 160 }),
    paragraph({ name: 'savings', title: 'Savings', description: 'The minimum down payment.', max: 160 }),
  ],
})

const obstacles = section({
  name: 'obstacles',
  title: 'When there is no price',
  description: 'Says which field to change.',
  fields: [
    paragraph({ name: 'income', title: 'Income', description: 'It does not carry heating and tax.', max: 160 }),
    paragraph({ name: 'debts', title: 'Debts', description: 'They take the whole share.', max: 160 }),
    paragraph({ name: 'condo', title: 'Condo fees', description: 'They take the whole share.', max: 160 }),
    paragraph({ name: 'savings', title: 'Savings', description: 'They cover no down payment.', max: 160 }),
  ],
})

const results = section({
  name: 'results',
  title: 'Result',
  description: 'Texts around the figures and the chart.',
  fields: [
    headingField(48),
    paragraph({ name: 'empty', title: 'Before typing', description: 'In the place of the result.', max: 160 }),
    ...lines({ priceLabel: ['Price', 'Names the large figure.', 48] }),
    limits,
    obstacles,
    ...lines({
      chartHeading: ['Chart', 'Names the chart.', 48],
      incomeLabel: ['Income bar', 'The price income allows.', 32],
      debtsLabel: ['Debts bar', 'The price debts allow.', 32],
      savingsLabel: ['Savings bar', 'The price savings allow.', 32],
      copyLink: ['Copy link', 'Copies a link with the numbers in it.', 40],
      linkCopied: ['Link copied', 'Says that it was copied.', 40],
    }),
  ],
})

const details = section({
  name: 'details',
  title: 'Details',
  description: 'The figures under the result.',
  fields: [
    ...lines({
      movesHeading: ['Moves heading', 'Over the two most useful changes.', 48],
      movesNote: ['Moves note', 'Says that they are computed, not promised.', 120],
      costsHeading: ['Costs heading', 'Over the figures at the price.', 48],
      payment: ['Payment', 'The monthly payment.', 48],
      mortgage: ['Mortgage', 'The mortgage with its premium.', 48],
      premium: ['Premium', 'The insurance premium in it.', 48],
      minimumDown: ['Minimum down payment', 'At the price.', 48],
      gds: ['GDS', 'Housing costs over income.', 48],
      tds: ['TDS', 'Housing costs and debts over income.', 48],
      qualifyingRate: ['Qualifying rate', 'The rate of the stress test.', 48],
      closingHeading: ['Closing costs', 'Over the taxes paid in cash.', 48],
      rebate: ['Rebate', 'What a first-time buyer gets back at closing.', 48],
      credit: ['Credit', 'What a first-time buyer gets back later.', 60],
      total: ['Total', 'The sum to pay in cash.', 48],
      varies: ['Varies', 'Where municipalities set the tax.', 48],
      noTax: ['No tax', 'Where there is no land transfer tax.', 80],
    }),
    paragraph({ name: 'closingNote', title: 'Note', description: 'What else closing costs.', max: 200 }),
  ],
})

const method = section({
  name: 'method',
  title: 'Method',
  description: 'How the figures are calculated. It must match the code: ask a developer when a rule changes.',
  fields: [
    headingField(48),
    paragraphs({ name: 'steps', title: 'Steps', description: 'One rule each, in order.', max: 240 }),
    line({ name: 'sources', title: 'Sources', description: 'Before the links to public sources.', max: 40 }),
  ],
})

const tool = section({
  name: 'tool',
  title: 'Government tool',
  description: 'Where visitors without JavaScript are sent, and where anyone can compare.',
  fields: [
    paragraph({ name: 'withoutScript', title: 'Without JavaScript', description: 'Before the link.', max: 200 }),
    line({ name: 'compare', title: 'Compare', description: 'Before the link, under the method.', max: 80 }),
    line({ name: 'linkLabel', title: 'Link', description: 'Names the tool.', max: 60 }),
    webAddressField({ name: 'url', title: 'Address', description: 'The tool in the language of this page.' }),
  ],
})

export const estimatePage = pageSingleton({
  page: 'estimate',
  description: 'What a visitor could afford, computed in the browser.',
  icon: ActivityIcon,
  groups: [
    { name: 'opening', title: 'Opening', default: true },
    { name: 'result', title: 'Result' },
    { name: 'closing', title: 'Closing' },
  ],
  fields: [
    ...inGroup('opening', [
      line({ name: 'headline', title: 'Headline', description: 'The question the page answers.', max: 70 }),
      defineField({
        name: 'isHidden',
        title: 'Hide the page',
        description: 'The page answers “not found” and leaves the sitemap. Empty its links on other pages as well.',
        type: 'boolean',
        initialValue: false,
      }),
      paragraph({ name: 'text', title: 'Text', description: 'What to do, and that numbers stay private.', max: 200 }),
      inputs,
    ]),
    ...inGroup('result', [results, details]),
    ...inGroup('closing', [method, tool, closingCall]),
  ],
})
