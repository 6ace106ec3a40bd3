import { headingField, inGroup, introField, section } from '../../fields/section.ts'
import { line, paragraph, paragraphs } from '../../fields/text.ts'

const input = (name: string, title: string) =>
  section({
    name,
    title,
    description: 'The texts of one slider.',
    fields: [
      line({ name: 'label', title: 'Label', description: 'Names the slider.', max: 40 }),
      line({ name: 'help', title: 'Help', description: 'Says what to count.', max: 100 }),
    ],
  })

const inputs = section({
  name: 'inputs',
  title: 'Sliders',
  description: 'Three sliders. Their ranges are set in the code.',
  fields: [
    input('leadsPerMonth', 'Leads per month'),
    input('disqualifiedPercent', 'Disqualified leads'),
    input('averageDealSize', 'Average deal size'),
  ],
})

const resultLabels = {
  incrementalVolumeLabel: ['Volume', 'Names the added volume.'],
  cacImprovementLabel: ['Acquisition cost', 'Names the change in cost.'],
  beforeLabel: ['Before', 'Above the funnel without the product.'],
  afterLabel: ['After', 'Above the funnel with the product.'],
  funnelLeads: ['All leads', 'The widest band of the funnel.'],
  funnelReady: ['Ready', 'The band that stays.'],
  funnelDisqualified: ['Disqualified', 'The band that leaves.'],
  funnelFunded: ['Funded', 'The end of the funnel.'],
} as const

const results = section({
  name: 'results',
  title: 'Results',
  description: 'Texts around the figures and the funnels.',
  fields: [
    headingField(48),
    line({
      name: 'placeholder',
      title: 'Before the results',
      description: 'Shown in their place until they are asked for.',
      max: 80,
      optional: true,
    }),
    line({
      name: 'funnelReturned',
      title: 'Returned',
      description: 'Beside the end of the funnel with the product. Its rate must match the method.',
      max: 40,
      optional: true,
    }),
    ...Object.entries(resultLabels).map(([name, [title, description]]) => line({ name, title, description, max: 40 })),
  ],
})

const method = section({
  name: 'method',
  title: 'Method',
  description: 'How the figures are calculated. It must match the code: ask a developer when a number changes.',
  fields: [
    line({ name: 'summary', title: 'Link', description: 'Opens the explanation.', max: 48 }),
    paragraph({ name: 'intro', title: 'Introduction', description: 'Before the steps.', max: 240 }),
    paragraphs({ name: 'steps', title: 'Steps', description: 'One formula each, in order.', max: 240 }),
    paragraphs({ name: 'limits', title: 'Limits', description: 'What the estimate leaves out.', max: 200 }),
  ],
})

const calculator = section({
  name: 'calculator',
  title: 'Impact Calculator',
  description: 'Texts of the calculator.',
  fields: [headingField(), introField(), inputs, results, method],
})

export const calculatorFields = inGroup('calculator', [calculator])
