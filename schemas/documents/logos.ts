import { ImageIcon } from '@sanity/icons/Image'
import { defineType } from 'sanity'
import { pictureField } from '../fields/field.ts'
import { markSubtitle, sourceField } from '../fields/source.ts'
import { line } from '../fields/text.ts'

/** Defines a document type for a strip of logos. */
function logoDocument({ owner, ...options }: { name: string; title: string; description: string; owner: string }) {
  return defineType({
    ...options,
    type: 'document',
    icon: ImageIcon,
    orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
    fields: [
      line('name', 'Name', `The name of ${owner}, as it writes it.`, 60),
      pictureField(
        'image',
        'Logo',
        'One colour on a transparent background, SVG if you have it, cropped to the mark. Pages show it about 30 pixels high.',
        { validation: (rule) => rule.required().assetRequired() },
      ),
      sourceField('the right to show it'),
    ],
    preview: {
      select: { title: 'name', source: 'source', media: 'image' },
      prepare: ({ title, source, media }) => ({ title, subtitle: markSubtitle(source), media: media ?? ImageIcon }),
    },
  })
}

export const partnerLogo = logoDocument({
  name: 'partnerLogo',
  title: 'Partner logo',
  description: 'A mortgage professional in the strip of the business page.',
  owner: 'the company',
})

export const pressLogo = logoDocument({
  name: 'pressLogo',
  title: 'Press logo',
  description: 'A publication in the “As seen in” strip of the personal page and the scan page.',
  owner: 'the publication',
})
