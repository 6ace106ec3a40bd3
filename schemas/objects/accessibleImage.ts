import { ImageIcon } from '@sanity/icons/Image'
import { defineType } from 'sanity'
import { findPictureProblem } from '#lib/content/problems.ts'
import { field } from '../fields/field.ts'

/** A file name such as IMG_0231.jpg. */
const FILE_NAME = /\.(jpe?g|png|gif|svg|webp|avif|heic)$|^(img|dsc|image|photo|screenshot)[\s_-]*\d+$/i

/** Words that screen readers add themselves. */
const ANNOUNCEMENT = /^(an? )?(image|picture|photo|photograph|graphic|logo) of\b/i

/** Suggests a better alt text; undefined when there is nothing to improve. */
export function adviseOnAltText(alt: string): string | undefined {
  const text = alt.trim()
  if (FILE_NAME.test(text)) return 'This looks like a file name. Say what the picture shows.'
  if (ANNOUNCEMENT.test(text)) {
    return 'Leave out “image of”: screen readers say so themselves. Begin with what it shows.'
  }
  return undefined
}

export const accessibleImage = defineType({
  name: 'accessibleImage',
  title: 'Image',
  description: 'A picture with its alt text.',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true },
  fields: [
    field('string', 'alt', 'Alt text', 'What the picture shows, for people who cannot see it. For a logo: the name.', {
      validation: (rule) => [
        rule.max(140).custom((_alt, { parent }) => findPictureProblem(parent) ?? true),
        rule.custom((alt) => adviseOnAltText(alt ?? '') ?? true).warning(),
      ],
    }),
  ],
  preview: { select: { title: 'alt', media: 'asset' } },
})
