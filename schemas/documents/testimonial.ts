import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { defineType } from 'sanity'
import { field, pictureField } from '../fields/field.ts'
import { markSubtitle, sourceField } from '../fields/source.ts'
import { line, paragraph } from '../fields/text.ts'

export const testimonial = defineType({
  name: 'testimonial',
  title: 'Review',
  description: 'What a home buyer says, on the pages that list it.',
  type: 'document',
  icon: BlockquoteIcon,
  orderings: [{ name: 'author', title: 'Author', by: [{ field: 'author', direction: 'asc' }] }],
  fields: [
    line('author', 'Author', 'First name and initial, as the author agreed.', 60),
    line('city', 'City', 'City and province.', 60),
    field('number', 'rating', 'Stars', 'How many of five stars the author gave.', {
      initialValue: 5,
      validation: (rule) => rule.required().integer().min(1).max(5),
    }),
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
