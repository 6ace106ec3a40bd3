import { ActivityIcon } from '@sanity/icons/Activity'
import { BillIcon } from '@sanity/icons/Bill'
import { ChartUpwardIcon } from '@sanity/icons/ChartUpward'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CommentIcon } from '@sanity/icons/Comment'
import { ComponentIcon } from '@sanity/icons/Component'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { DashboardIcon } from '@sanity/icons/Dashboard'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { HomeIcon } from '@sanity/icons/Home'
import { RefreshIcon } from '@sanity/icons/Refresh'
import { StackIcon } from '@sanity/icons/Stack'
import { TransferIcon } from '@sanity/icons/Transfer'
import { getOrderedSections } from '#lib/sections.ts'
import { figures } from '../objects.ts'
import { drawingField, drawnPreview, field, isRequired, sourceField, wholeNumber } from '../fields/field.ts'
import { sameLanguage } from '../fields/language.ts'
import { pageSingleton, sectionOrderField } from '../fields/page.ts'
import { closingCall, faqSection, headingField, introField, referenceListField, section } from '../fields/section.ts'
import { line, listField, listItem, optionalLine, paragraph, twoLines, uniqueBy } from '../fields/text.ts'

/** Longest headline that can be read at a glance, in words. */
const MAX_WORDS = 8

const countWords = (text = '') => text.split(/\s+/).filter(Boolean).length

const hero = section('hero', 'Opening', 'What visitors see first.', [
  line('headline', 'Headline', 'The promise, in at most eight words. Hyphenated words stay on one line.', 70, {
    advice: (headline) =>
      countWords(headline) <= MAX_WORDS ||
      `${countWords(headline)} words are hard to read at a glance. Try ${MAX_WORDS} or fewer.`,
  }),
  paragraph('subtext', 'Subtext', 'How the promise is kept, in one line.', 180),
  optionalLine('estimateLink', 'Estimate link', 'A quiet line under the button, to the estimate. Empty for none.', 60),
  listField('badges', 'Badges', 'Three short promises under the buttons.', { type: 'badge' }, [1, 3]),
  line('appStoreLabel', 'Rating claim', 'Beside the App Store stars.', 32),
  line('appStoreLinkText', 'App Store link', 'Label of the App Store link.', 48),
  line('reassurance', 'Reassurance', 'Price and eligibility, small.', 120),
])

const press = section('press', 'Press strip', 'The strip of press logos, also on the scan page.', [
  line('heading', 'Heading', 'Before the logos.', 32),
  referenceListField('logos', 'Press logos', 'pressLogo'),
])

const task = listItem('demoTask', 'Step', CheckmarkCircleIcon, twoLines('text', 'note'), [
  field('string', 'id', 'Name', 'A short fixed name, not shown.', {
    validation: (rule) => rule.required().regex(/^[a-z-]+$/, { name: 'small letters and dashes' }),
  }),
  line('text', 'Label', 'What the app is doing.', 40),
  line('note', 'Note', 'Small text under it.', 40, { optional: true, tokens: figures }),
])

const loading = section('loading', 'Preparing the report', 'The screen with three steps, each checked off in turn.', [
  line('text', 'Sentence', 'Above the steps.', 60),
  listField('tasks', 'Steps', 'Exactly three: the drawing of the house has three parts.', task, [3, 3]),
  optionalLine('waiting', 'In progress', 'Under the steps.', 32),
  optionalLine('done', 'When done', 'Under the steps, at the end.', 32),
])

const result = section('result', 'Result', 'The last screen, with the figure on its gauge.', [
  optionalLine('greeting', 'Greeting', 'At the top of the app.', 24),
  line('title', 'Title', 'Names the figure.', 32),
  line('change', 'Change', 'Under the figure.', 40, { tokens: figures }),
  line('gaugeLow', 'Low end', 'Label of the gauge’s start.', 16),
  line('gaugeHigh', 'High end', 'Label of the gauge’s end.', 16),
  wholeNumber(
    'gaugeLowAmount',
    'Low end in dollars',
    'Where the gauge starts. The figure must be between its ends.',
    [0],
  ),
  field('number', 'gaugeHighAmount', 'High end in dollars', 'Where the gauge ends.', {
    validation: (rule) => rule.required().integer().greaterThan(rule.valueOfField('gaugeLowAmount')),
  }),
  listField('ratios', 'Debt ratios', 'The two small cards under the gauge.', { type: 'vignetteRow' }, [0, 2]),
  line('nextTaskLabel', 'Label of the next task', 'Small, before the task.', 24),
  line('nextTask', 'Next task', 'What the coach suggests.', 48),
  line('nextTaskNote', 'Why', 'What the task is worth.', 60, { optional: true, tokens: figures }),
])

const phoneDemo = section('phoneDemo', 'Phone', 'Its figures are those of the sample buyer.', [
  paragraph('textAlternative', 'Alt text', 'What the phone shows, in words.', 260, { tokens: figures }),
  section('lockScreen', 'Lock screen', 'The first screen.', [
    line('time', 'Time', 'On the clock.', 8),
    line('date', 'Date', 'Under the clock.', 32),
  ]),
  section('notification', 'Notification', 'The card that slides in.', [
    line('appName', 'App', 'The name of the app.', 16),
    line('when', 'When', 'How long ago.', 12),
    line('title', 'Title', 'The first line.', 40, { tokens: figures }),
    line('body', 'Text', 'The second line, with a figure.', 80, { tokens: figures }),
  ]),
  loading,
  result,
  sourceField('the figures'),
])

const tools = {
  'buying-power': { title: 'Buying power', icon: DashboardIcon },
  'down-payment': { title: 'Down payment', icon: ChartUpwardIcon },
  'rate-drop': { title: 'Rate chart', icon: ActivityIcon },
  debt: { title: 'Debts', icon: BillIcon },
  'credit-score': { title: 'Credit score', icon: CreditCardIcon },
}

const differences = {
  data: { title: 'Current data', icon: RefreshIcon },
  coaching: { title: 'Coaching', icon: CommentIcon },
  view: { title: 'One view', icon: EyeOpenIcon },
}

const card = (description: string) =>
  field('vignette', 'vignette', 'Drawn card', description, { validation: isRequired })

const step = listItem('howStep', 'Step', StackIcon, twoLines('title', 'text'), [
  line('title', 'Title', 'What happens.', 60),
  paragraph('text', 'Text', 'What the reader does and gets.', 200),
  card('Text in the card above the step.'),
])

const howItWorks = section('howItWorks', 'How it works', 'Three steps up to the front door.', [
  headingField(),
  introField(),
  optionalLine('estimateLink', 'Estimate link', 'A line under the button, to the estimate. Empty for none.', 60),
  listField('steps', 'Steps', 'Exactly three: the stairs have three treads.', step, [3, 3]),
])

const tool = listItem('feature', 'Tool', ComponentIcon, drawnPreview(tools, { title: 'title', subtitle: 'text' }), [
  drawingField(tools, 'The drawing beside the text.'),
  line('title', 'Title', 'The name of the tool.', 40),
  paragraph('text', 'Text', 'What it does for the reader.', 200),
  card('Text and figures in the drawing.'),
])

const features = section('features', 'Features', 'Five tools, each with a drawn card.', [
  headingField(),
  introField(),
  listField('items', 'Tools', 'Five, each with its own drawing.', tool, [5, 5], uniqueBy('key', 'drawing')),
  sourceField('the figures in the cards'),
  field('object', 'example', 'Example to try', 'Optional. Labels of the controls with which visitors move the gauge.', {
    options: { collapsible: true, collapsed: true },
    fields: [
      optionalLine('label', 'Label', 'Says that it is an example.', 80),
      line('task', 'Task', 'Beside the down payment: the amount saved.', 40, { optional: true, tokens: figures }),
      optionalLine('payOff', 'Debt', 'Pays off the first debt.', 40),
      optionalLine('rate', 'Rate', 'Names the rate.', 40),
    ],
  }),
])

const differencePreview = drawnPreview(differences, { title: 'title', subtitle: 'homie' })

const row = listItem('difference', 'Difference', TransferIcon, differencePreview, [
  drawingField(differences, 'The drawing of the row.'),
  line('title', 'Title', 'The name of the difference.', 40),
  paragraph('text', 'Text', 'What it means for the reader.', 180),
  line('usual', 'Left', 'How it usually is.', 80),
  line('homie', 'Right', 'How it is with the product.', 80),
])

const difference = section('difference', 'Difference', 'The product beside a one-time pre-approval.', [
  headingField(),
  introField(),
  line('usualLabel', 'Left column', 'What the product is compared with.', 32),
  line('homieLabel', 'Right column', 'The product.', 32),
  listField('items', 'Rows', 'Three, each with its own drawing.', row, [3, 3], uniqueBy('key', 'drawing')),
  paragraph('note', 'Note', 'Keeps the comparison honest.', 160),
])

const testimonials = section('testimonials', 'Reviews', 'The reviews, and the texts around them.', [
  headingField(),
  introField(),
  line('appStoreLinkText', 'App Store link', 'Label of the App Store link.', 48),
  referenceListField('reviews', 'Reviews', 'testimonial', ' The first one is large.', { filter: sameLanguage() }),
])

export const home = pageSingleton('home', HomeIcon, 'The landing page for home buyers.', {
  Opening: [hero, press, phoneDemo],
  Story: [howItWorks, features, difference],
  Closing: [testimonials, faqSection('personal'), closingCall],
  Order: [sectionOrderField(getOrderedSections('personal'))],
})
