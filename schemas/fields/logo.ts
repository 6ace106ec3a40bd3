import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'
import { earlierOrder } from './earlierOrder.ts'
import { markedSubtitle, sourceField } from './source.ts'
import { line } from './text.ts'

/** A document of a strip of logos: a name and its mark. */
export function logoDocument(options: { name: string; title: string; description: string; whose: string }) {
  return defineType({
    name: options.name,
    title: options.title,
    description: options.description,
    type: 'document',
    icon: ImageIcon,
    orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
    fields: [
      earlierOrder,
      line({ name: 'name', title: 'Name', description: `The name of ${options.whose}, as it writes it.`, max: 60 }),
      defineField({
        name: 'image',
        title: 'Logo',
        description:
          'One colour on a transparent ground, SVG if you have it, cropped to the mark. Pages show it about 30 pixels high.',
        type: 'accessibleImage',
        validation: (rule) => rule.required().assetRequired(),
      }),
      sourceField('the right to show it'),
    ],
    preview: {
      select: { title: 'name', source: 'source', media: 'image' },
      prepare: ({ title, source, media }) => ({ title, subtitle: markedSubtitle(source), media: media ?? ImageIcon }),
    },
  })
}
