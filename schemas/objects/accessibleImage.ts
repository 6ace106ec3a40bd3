import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'
import { pictureProblem } from '#lib/content/problems.ts'
import { alternativeAdvice } from '../fields/alternative.ts'

export const accessibleImage = defineType({
  name: 'accessibleImage',
  title: 'Image',
  description: 'A picture with the words that stand in for it.',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true },
  fields: [
    defineField({
      name: 'alt',
      title: 'Text alternative',
      description: 'What the picture says, for people who cannot see it. For a logo: the name.',
      type: 'string',
      validation: (rule) => [
        rule.max(140).custom((_alt, { parent }) => pictureProblem(parent) ?? true),
        rule.custom((alt) => alternativeAdvice(alt ?? '') ?? true).warning(),
      ],
    }),
  ],
  preview: { select: { title: 'alt', media: 'asset' } },
})
