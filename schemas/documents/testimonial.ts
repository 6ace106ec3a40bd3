import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { orderRankField, orderRankOrdering } from '@sanity/orderable-document-list'
import { defineField, defineType } from 'sanity'
import { markedSubtitle, sourceField } from '../fields/source.ts'
import { line, paragraph } from '../fields/text.ts'

export const testimonial = defineType({
  name: 'testimonial',
  title: 'Review',
  description: 'What a buyer says. The first in the order is shown large.',
  type: 'document',
  icon: BlockquoteIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({ type: 'testimonial' }),
    line({
      name: 'author',
      title: 'Author',
      description: 'First name and initial, as the author agreed to be named.',
      max: 60,
    }),
    line({ name: 'city', title: 'City', description: 'City and province.', max: 60 }),
    defineField({
      name: 'rating',
      title: 'Stars',
      description: 'How many of five stars the author gave.',
      type: 'number',
      initialValue: 5,
      validation: (rule) => rule.required().integer().min(1).max(5),
    }),
    paragraph({
      name: 'text',
      title: 'Review',
      description: "The author's own words, without quotation marks.",
      max: 400,
    }),
    defineField({
      name: 'photo',
      title: 'Photo',
      description: 'A portrait the author agreed to. Without one, the page shows initials.',
      type: 'accessibleImage',
    }),
    sourceField('the review'),
  ],
  preview: {
    select: { title: 'author', city: 'city', source: 'source', media: 'photo' },
    prepare: ({ title, city, source, media }) => ({
      title,
      subtitle: markedSubtitle(source, city),
      media: media ?? BlockquoteIcon,
    }),
  },
})
