import { defineArrayMember, defineField } from 'sanity'
import { listedField } from '../../fields/listed.ts'
import { section } from '../../fields/section.ts'
import { line, paragraph } from '../../fields/text.ts'

/** Words of a headline that a visitor takes in at a glance. */
const MOST_WORDS = 8

const wordsIn = (text = '') => text.split(/\s+/).filter(Boolean).length

const hero = section({
  name: 'hero',
  title: 'Opening',
  description: 'What visitors see first.',
  group: 'opening',
  fields: [
    line({
      name: 'headline',
      title: 'Headline',
      description: 'The promise, in at most eight words. Hyphenated words stay on one line.',
      max: 70,
      advice: (headline) =>
        wordsIn(headline) <= MOST_WORDS ||
        `${wordsIn(headline)} words are hard to take in at a glance. Try ${MOST_WORDS} or fewer.`,
    }),
    paragraph({
      name: 'subtext',
      title: 'Subtext',
      description: 'How the promise is kept, in one sentence.',
      max: 180,
    }),
    defineField({
      name: 'badges',
      title: 'Badges',
      description: 'Three short promises under the buttons.',
      type: 'array',
      of: [defineArrayMember({ type: 'badge' })],
      validation: (rule) => rule.required().min(1).max(3),
    }),
    line({
      name: 'appStoreLabel',
      title: 'Words beside the stars',
      description: 'The claim about the App Store rating.',
      max: 32,
    }),
    line({
      name: 'appStoreLinkText',
      title: 'App Store link',
      description: 'What the link to the App Store says.',
      max: 48,
    }),
    line({
      name: 'reassurance',
      title: 'Reassurance',
      description: 'Price and who may use it, small under the buttons.',
      max: 120,
    }),
  ],
})

const press = section({
  name: 'press',
  title: 'Press strip',
  description: 'The strip of press logos, also on the scan page.',
  group: 'opening',
  fields: [
    line({ name: 'heading', title: 'Heading', description: 'The words before the logos.', max: 32 }),
    listedField({
      name: 'logos',
      title: 'Press logos',
      description: 'The strip shows these, in this order. Drag them here or in the preview.',
      type: 'pressLogo',
    }),
  ],
})

/** From the top of the page to the press strip. */
export const openingFields = [hero, press]
