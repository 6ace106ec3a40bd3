import { CaseIcon } from '@sanity/icons/Case'
import { TagIcon } from '@sanity/icons/Tag'
import { UserIcon } from '@sanity/icons/User'
import { getOrderedSections } from '#lib/sections.ts'
import { choice, field, sourceField, wholeNumber } from '../fields/field.ts'
import { pageSingleton, sectionOrderField } from '../fields/page.ts'
import { closingCall, faqSection, headingField, introField, referenceListField, section } from '../fields/section.ts'
import { line, listField, listItem, optionalLine, paragraph, paragraphs, twoLines } from '../fields/text.ts'

const ratio = (name: string, title: string) =>
  wholeNumber(name, title, 'In per cent. Above the prime limit it is drawn in red.', [0, 100])

const lead = listItem('pipelineLead', 'Lead', UserIcon, twoLines('name', 'stageLabel'), [
  line('initials', 'Initials', 'In the round mark.', 3),
  line('name', 'Name', 'Initial and last name, invented.', 24),
  line('detail', 'Detail', 'The home and the town.', 32),
  ratio('gds', 'GDS'),
  ratio('tds', 'TDS'),
  choice('stage', 'Stage', 'How far the lead has come; sets the colour of the row.', {
    coaching: 'Coaching',
    ready: 'Ready',
    funded: 'Funded',
  }),
  line('stageLabel', 'Stage label', 'What the row says.', 20),
  line('when', 'When', 'The week or the day.', 20),
])

/** The drawing beside the headline: declined leads go in, fundable leads come back. */
const pipeline = section('pipeline', 'Drawing of the pipeline', 'Sample leads. Decoration: screen readers skip it.', [
  line('inLabel', 'Way in', 'On the upper band.', 24),
  line('backLabel', 'Way back', 'On the lower band.', 24),
  line('title', 'Title', 'At the top of the card.', 32),
  line('note', 'Note', 'At the foot of the card.', 48),
  listField('leads', 'Leads', 'Four rows at most.', lead, [1, 4]),
  sourceField('the leads'),
])

const footnoteMark = (description: string) => optionalLine('footnoteMark', 'Footnote mark', description, 2)

const fact = listItem('fact', 'Fact', TagIcon, twoLines('label', 'footnoteMark'), [
  line('label', 'Label', 'Two to six words.', 40),
  footnoteMark('After the label, when the claim has a footnote.'),
])

const hero = section('hero', 'Opening', 'What mortgage professionals see first.', [
  line('eyebrow', 'Line above the headline', 'A short greeting.', 32),
  line('headline', 'Headline', 'The promise. Numbers need a footnote.', 60),
  footnoteMark('Beside the headline.'),
  paragraph('subtext', 'Subtext', 'How the promise is kept.', 200),
  listField('facts', 'Facts', 'Three short facts under the headline.', fact, [1, 3]),
  pipeline,
])

const claimFootnote = section('claimFootnote', 'Footnote to the claims', 'The assumptions behind the numbers.', [
  line('mark', 'Mark', 'The same mark as beside the claims.', 2),
  paragraph('text', 'Text', 'Every assumption, as in the calculator.', 800),
])

const partnerStrip = section('partnerStrip', 'Partner strip', 'The logos of mortgage professionals.', [
  headingField(48),
  referenceListField('logos', 'Partner logos', 'partnerLogo'),
])

const quote = section('quote', 'Quote', "A partner's words beside the form.", [
  paragraph('text', 'Text', 'Without quotation marks.', 300),
  line('author', 'Author', 'First and last name.', 60),
  line('role', 'Role', 'The position in the company.', 60),
  line('company', 'Company', 'The name of the company.', 80),
  field('reference', 'logo', "Company's logo", 'Optional. Shown with the quote.', { to: [{ type: 'partnerLogo' }] }),
  sourceField('the quote'),
])

const demoStep = listItem('demoStep', 'Step', TagIcon, twoLines('title', 'text'), [
  line('title', 'Title', 'Who does what, in two or three words.', 32),
  line('text', 'Text', 'One sentence.', 120),
])

const demoSection = section('demoSection', 'Demo', 'The form in the page and the quote beside it.', [
  headingField(),
  introField(260),
  listField('steps', 'Steps', 'Optional. The way of a lead, in three short steps.', demoStep, [0, 4]),
  quote,
])

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
  optionalLine('placeholder', 'Before the results', 'Shown in their place until they are asked for.', 80),
  optionalLine('funnelReturned', 'Returned', 'At the end of the second funnel, as the method says.', 40),
  line('incrementalVolumeLabel', 'Volume', 'Names the added volume.', 40),
  line('cacImprovementLabel', 'Acquisition cost', 'Names the change in cost.', 40),
  line('beforeLabel', 'Before', 'Above the funnel without the product.', 40),
  line('afterLabel', 'After', 'Above the funnel with the product.', 40),
  line('funnelLeads', 'All leads', 'The widest band of the funnel.', 40),
  line('funnelReady', 'Ready', 'The band that stays.', 40),
  line('funnelDisqualified', 'Disqualified', 'The band that leaves.', 40),
  line('funnelFunded', 'Funded', 'The end of the funnel.', 40),
])

const method = section('method', 'Method', 'How the figures are calculated. It must match the code.', [
  line('summary', 'Link', 'Opens the explanation.', 48),
  paragraph('intro', 'Introduction', 'Before the steps.', 240),
  paragraphs('steps', 'Steps', 'One formula each, in order.', 240),
  paragraphs('limits', 'Limits', 'What the estimate leaves out.', 200),
])

const calculator = section('calculator', 'Impact Calculator', 'Texts of the calculator.', [
  headingField(),
  introField(),
  inputs,
  results,
  method,
])

const forms = section('forms', 'Notes in the forms', 'Beside the disclosures, which are under Legal.', [
  line('privacyLinkLabel', 'Privacy link', 'Opens the privacy policy.', 32),
])

const dialog = (name: string, title: string) =>
  section(name, title, 'Title and introduction of the dialog.', [
    line('title', 'Title', 'The heading of the dialog.', 48),
    paragraph('intro', 'Introduction', 'One sentence under it.', 160),
  ])

const modals = section('modals', 'Dialogs', 'The two dialogs that the header’s buttons open.', [
  dialog('demo', 'Demo'),
  dialog('onePager', '1-pager'),
])

export const business = pageSingleton(
  'business',
  CaseIcon,
  'The landing page for lenders, brokers and credit unions.',
  {
    Opening: [hero, claimFootnote, partnerStrip, demoSection],
    Calculator: [calculator],
    Forms: [forms, modals],
    Closing: [faqSection('business'), closingCall],
    Order: [sectionOrderField(getOrderedSections('business'))],
  },
)
