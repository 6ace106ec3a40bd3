import { listedField, listField } from '../../fields/lists.ts'
import { inGroup, section } from '../../fields/section.ts'
import { line, paragraph } from '../../fields/text.ts'

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
  line('estimateLink', 'Estimate link', 'A quiet line under the button, to the estimate. Empty for none.', 60, {
    optional: true,
  }),
  listField('badges', 'Badges', 'Three short promises under the buttons.', { type: 'badge' }, (rule) =>
    rule.required().min(1).max(3),
  ),
  line('appStoreLabel', 'Rating claim', 'Beside the App Store stars.', 32),
  line('appStoreLinkText', 'App Store link', 'Label of the App Store link.', 48),
  line('reassurance', 'Reassurance', 'Price and eligibility, small.', 120),
])

const press = section('press', 'Press strip', 'The strip of press logos, also on the scan page.', [
  line('heading', 'Heading', 'Before the logos.', 32),
  listedField(
    'logos',
    'Press logos',
    'The strip shows these, in this order. Drag them here or in the preview.',
    'pressLogo',
  ),
])

export const openingFields = inGroup('opening', [hero, press])
