import { defineArrayMember, defineField } from 'sanity'
import { listedField } from '../../fields/lists.ts'
import { inGroup, section } from '../../fields/section.ts'
import { line, paragraph } from '../../fields/text.ts'

/** Words of a headline that can be read at a glance. */
const MAX_WORDS = 8

const wordsIn = (text = '') => text.split(/\s+/).filter(Boolean).length

const hero = section({
  name: 'hero',
  title: 'Opening',
  description: 'What visitors see first.',
  fields: [
    line({
      name: 'headline',
      title: 'Headline',
      description: 'The promise, in at most eight words. Hyphenated words stay on one line.',
      max: 70,
      advice: (headline) =>
        wordsIn(headline) <= MAX_WORDS ||
        `${wordsIn(headline)} words are hard to read at a glance. Try ${MAX_WORDS} or fewer.`,
    }),
    paragraph({ name: 'subtext', title: 'Subtext', description: 'How the promise is kept, in one line.', max: 180 }),
    line({
      name: 'estimateLink',
      title: 'Estimate link',
      description: 'A quiet line under the button, to the estimate. Empty for none.',
      max: 60,
      optional: true,
    }),
    defineField({
      name: 'badges',
      title: 'Badges',
      description: 'Three short promises under the buttons.',
      type: 'array',
      of: [defineArrayMember({ type: 'badge' })],
      validation: (rule) => rule.required().min(1).max(3),
    }),
    line({ name: 'appStoreLabel', title: 'Rating claim', description: 'Beside the App Store stars.', max: 32 }),
    line({ name: 'appStoreLinkText', title: 'App Store link', description: 'Label of the App Store link.', max: 48 }),
    line({ name: 'reassurance', title: 'Reassurance', description: 'Price and eligibility, small.', max: 120 }),
  ],
})

const press = section({
  name: 'press',
  title: 'Press strip',
  description: 'The strip of press logos, also on the scan page.',
  fields: [
    line({ name: 'heading', title: 'Heading', description: 'Before the logos.', max: 32 }),
    listedField({
      name: 'logos',
      title: 'Press logos',
      description: 'The strip shows these, in this order. Drag them here or in the preview.',
      type: 'pressLogo',
    }),
  ],
})

export const openingFields = inGroup('opening', [hero, press])
