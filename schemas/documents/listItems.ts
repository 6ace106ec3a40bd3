import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { ImageIcon } from '@sanity/icons/Image'
import { defineType } from 'sanity'
import { choice, markSubtitle, pictureField, reviewField, sourceField, wholeNumber } from '../fields/field.ts'
import { audiences } from '../fields/section.ts'
import { line, paragraph, richTextField } from '../fields/text.ts'

export const faq = defineType({
  name: 'faq',
  title: 'Question and answer',
  description: 'A question on a landing page. Search engines may show it too.',
  type: 'document',
  icon: HelpCircleIcon,
  orderings: [
    {
      name: 'audience',
      title: 'Audience',
      by: [
        { field: 'audience', direction: 'desc' },
        { field: '_updatedAt', direction: 'desc' },
      ],
    },
  ],
  fields: [
    choice('audience', 'Audience', 'Whose page can show it. It can’t be changed once published.', audiences, {
      layout: 'radio',
      direction: 'horizontal',
      initialValue: 'personal',
    }),
    line('question', 'Question', 'As a reader asks it, with a question mark.', 120),
    richTextField('answer', 'Answer', 'Short and honest, about 60 to 90 words. Answer in the first sentence.'),
    reviewField(),
  ],
  preview: {
    select: { title: 'question', audience: 'audience' },
    prepare: ({ title, audience }) => ({
      title,
      subtitle: audience === 'business' ? audiences.business : audiences.personal,
    }),
  },
})

export const testimonial = defineType({
  name: 'testimonial',
  title: 'Review',
  description: 'What a home buyer says, on the pages that list it.',
  type: 'document',
  icon: BlockquoteIcon,
  orderings: [],
  fields: [
    line('author', 'Author', 'First name and initial, as the author agreed.', 60),
    line('city', 'City', 'City and province.', 60),
    wholeNumber('rating', 'Stars', 'How many of five stars the author gave.', [1, 5], { initialValue: 5 }),
    paragraph('text', 'Review', 'The author’s words, without quotation marks.', 400),
    pictureField('photo', 'Photo', 'Optional. A portrait the author agreed to, shown small beside the name.'),
    sourceField('the review'),
  ],
  preview: {
    select: { title: 'author', city: 'city', source: 'source', media: 'photo' },
    prepare: ({ title, city, source, media }) => ({
      title,
      subtitle: markSubtitle(source, city),
      media: media ?? BlockquoteIcon,
    }),
  },
})

/** Defines a document type for a strip of logos. */
const logoDocument = (name: string, title: string, owner: string, description: string) =>
  defineType({
    name,
    title,
    description,
    type: 'document',
    icon: ImageIcon,
    orderings: [],
    fields: [
      line('name', 'Name', `The name of ${owner}, as it writes it.`, 60),
      pictureField('image', 'Logo', 'One colour, transparent, cropped to the mark; SVG if you have it.', {
        validation: (rule) => rule.required().assetRequired(),
      }),
      sourceField('the right to show it'),
    ],
    preview: {
      select: { title: 'name', source: 'source', media: 'image' },
      prepare: ({ title, source, media }) => ({ title, subtitle: markSubtitle(source), media: media ?? ImageIcon }),
    },
  })

export const partnerLogo = logoDocument(
  'partnerLogo',
  'Partner logo',
  'the company',
  'A mortgage professional in the strip of the business page.',
)

export const pressLogo = logoDocument(
  'pressLogo',
  'Press logo',
  'the publication',
  'A publication in the “As seen in” strip of the personal page and the scan page.',
)
