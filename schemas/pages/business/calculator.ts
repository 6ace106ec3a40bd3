import { headingField, inGroup, introField, section } from '../../fields/section.ts'
import { line, paragraph, paragraphs } from '../../fields/text.ts'

const input = (name: string, title: string) =>
  section(name, title, 'The texts of one slider.', [
    line('label', 'Label', 'Names the slider.', 40),
    line('help', 'Help', 'Says what to count.', 100),
  ])

const inputs = section('inputs', 'Sliders', 'Three sliders. Their ranges are set in the code.', [
  input('leadsPerMonth', 'Leads per month'),
  input('disqualifiedPercent', 'Disqualified leads'),
  input('averageDealSize', 'Average deal size'),
])

const results = section('results', 'Results', 'Texts around the figures and the funnels.', [
  headingField(48),
  line('placeholder', 'Before the results', 'Shown in their place until they are asked for.', 80, { optional: true }),
  line(
    'funnelReturned',
    'Returned',
    'Beside the end of the funnel with the product. Its rate must match the method.',
    40,
    { optional: true },
  ),
  line('incrementalVolumeLabel', 'Volume', 'Names the added volume.', 40),
  line('cacImprovementLabel', 'Acquisition cost', 'Names the change in cost.', 40),
  line('beforeLabel', 'Before', 'Above the funnel without the product.', 40),
  line('afterLabel', 'After', 'Above the funnel with the product.', 40),
  line('funnelLeads', 'All leads', 'The widest band of the funnel.', 40),
  line('funnelReady', 'Ready', 'The band that stays.', 40),
  line('funnelDisqualified', 'Disqualified', 'The band that leaves.', 40),
  line('funnelFunded', 'Funded', 'The end of the funnel.', 40),
])

const method = section(
  'method',
  'Method',
  'How the figures are calculated. It must match the code: ask a developer when a number changes.',
  [
    line('summary', 'Link', 'Opens the explanation.', 48),
    paragraph('intro', 'Introduction', 'Before the steps.', 240),
    paragraphs('steps', 'Steps', 'One formula each, in order.', 240),
    paragraphs('limits', 'Limits', 'What the estimate leaves out.', 200),
  ],
)

const calculator = section('calculator', 'Impact Calculator', 'Texts of the calculator.', [
  headingField(),
  introField(),
  inputs,
  results,
  method,
])

export const calculatorFields = inGroup('calculator', [calculator])
