import { ComponentIcon } from '@sanity/icons/Component'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { ImageIcon } from '@sanity/icons/Image'
import { LinkIcon } from '@sanity/icons/Link'
import { LockIcon } from '@sanity/icons/Lock'
import { SearchIcon } from '@sanity/icons/Search'
import { TagIcon } from '@sanity/icons/Tag'
import { TransferIcon } from '@sanity/icons/Transfer'
import { type CustomValidatorResult, defineArrayMember, defineType, type ValidationContext } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { inLanguage, getLanguage } from '#lib/content/languages.ts'
import { findPictureProblem } from '#lib/content/problems.ts'
import { findSearchTitleProblem, MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '#lib/content/searchTitle.ts'
import type { TokenName } from '#lib/content/tokenNames.ts'
import { isSampleTokenName, sampleTokens } from '#lib/sample/sampleTokens.ts'
import { drawingField, drawnPreview, field, optionList, pictureField } from './fields/field.ts'
import { hrefField, pathField } from './fields/links.ts'
import { line, listField, listItem, paragraph, requireText, twoLines, validateTokens } from './fields/text.ts'
import { unlessUnreachable } from './fields/unlessUnreachable.ts'

/** A file name such as IMG_0231.jpg. */
const FILE_NAME = /\.(jpe?g|png|gif|svg|webp|avif|heic)$|^(img|dsc|image|photo|screenshot)[\s_-]*\d+$/i

/** Words that screen readers add themselves. */
const ANNOUNCEMENT = /^(an? )?(image|picture|photo|photograph|graphic|logo) of\b/i

/** Suggests a better alt text; undefined when there is nothing to improve. */
export function adviseOnAltText(alt: string): string | undefined {
  const text = alt.trim()
  if (FILE_NAME.test(text)) return 'This looks like a file name. Say what the picture shows.'
  if (!ANNOUNCEMENT.test(text)) return undefined
  return 'Leave out “image of”: screen readers say so themselves. Begin with what it shows.'
}

/** Rejects a picture without words. */
export const validateAlt = (_alt: unknown, { parent }: Pick<ValidationContext, 'parent'>): CustomValidatorResult =>
  findPictureProblem(parent) ?? true

export const accessibleImage = defineType({
  name: 'accessibleImage',
  title: 'Image',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true },
  fields: [
    field('string', 'alt', 'Alt text', 'What the picture shows, for people who cannot see it. For a logo: the name.', {
      validation: (rule) => [
        rule.max(140).custom(validateAlt),
        rule.custom((alt) => adviseOnAltText(alt ?? '') ?? true).warning(),
      ],
    }),
  ],
  preview: { select: { title: 'alt', media: 'asset' } },
})

const drawings = {
  'rate-drop': { title: 'Falling rate', icon: TransferIcon },
  credit: { title: 'Credit file', icon: CreditCardIcon },
  security: { title: 'Lock', icon: LockIcon },
}

/** A short promise with a small drawing. */
export const badge = listItem('badge', 'Badge', TagIcon, drawnPreview(drawings, { title: 'label' }), [
  drawingField(drawings, 'The small drawing before the label.'),
  line('label', 'Label', 'Two to four words.', 32),
])

/** Tokens of the sample buyer's figures. */
export const figures: readonly TokenName[] = Object.keys(sampleTokens).filter(isSampleTokenName)

const figureLine = (name: string, title: string, description: string, max: number) =>
  line(name, title, description, max, { optional: name !== 'label', tokens: figures })

const figurePreview = twoLines('label', 'value')

/** One line of a drawn card: a label on one side, a figure on the other. */
export const vignetteRow = listItem('vignetteRow', 'Row', ComponentIcon, figurePreview, [
  figureLine('label', 'Label', 'What the line is about.', 40),
  figureLine('value', 'Figure', 'The figure or short answer.', 24),
  figureLine('note', 'Note', 'Small text beside it, such as a day or a goal.', 32),
])

/** Text and figures in a drawing. The figures of the sample buyer are tokens. */
export const vignette = {
  ...listItem('vignette', 'Drawn card', ComponentIcon, figurePreview, [
    figureLine('label', 'Label', 'What the card shows.', 40),
    figureLine('value', 'Main figure', 'The large figure.', 24),
    figureLine('note', 'Note', 'Small text under or beside the figure.', 48),
    listField('rows', 'Rows', 'In answers, a note begins a question.', { type: 'vignetteRow' }, [0, 5]),
  ]),
  options: { collapsible: true, collapsed: true },
}

export const menuItem = listItem('menuItem', 'Menu item', LinkIcon, twoLines('label', 'href'), [
  line('label', 'Label', 'What the menu shows.', 24),
  hrefField('A section of the landing page, a page of the site, or another site.'),
])

export const footerLink = listItem('footerLink', 'Footer link', LinkIcon, twoLines('label', 'path'), [
  line('label', 'Label', 'What the footer shows.', 32),
  pathField('/privacy'),
])

/** Paragraphs and lists with bold, emphasis and links. */
export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: optionList({ normal: 'Paragraph' }),
      lists: optionList({ bullet: 'Bullets', number: 'Numbers' }),
      marks: {
        decorators: optionList({ strong: 'Bold', em: 'Emphasis' }),
        annotations: [
          defineArrayMember({
            name: 'link',
            title: 'Link',
            type: 'object',
            icon: LinkIcon,
            fields: [hrefField('A section of the page, a page of the site, another site or an email address.')],
          }),
        ],
      },
    }),
  ],
  validation: (rule) => rule.custom(validateTokens([])),
})

const prefixQuery = `*[_type == "siteSettings" && ${inLanguage}][0]{productName, titleSeparator}`

/** Rejects a title that is too long together with the product's name. */
export const validateTitleLength = unlessUnreachable(async (title: string | undefined, context: ValidationContext) => {
  const client = context.getClient({ apiVersion }).withConfig({ perspective: 'drafts' })
  const settings = await client.fetch<{ productName?: string; titleSeparator?: string } | null>(prefixQuery, {
    language: getLanguage(context.document),
  })
  return findSearchTitleProblem(title ?? '', settings) ?? true
})

/** What search engines and shared links show for a page. */
export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  icon: SearchIcon,
  options: { collapsible: true, collapsed: false },
  fields: [
    field(
      'string',
      'title',
      'Title',
      `In search results, with the product's name at most ${MAX_TITLE_LENGTH} characters.`,
      {
        validation: (rule) =>
          requireText(rule).max(MAX_TITLE_LENGTH).custom(validateTokens([])).custom(validateTitleLength),
      },
    ),
    paragraph('description', 'Description', 'Under the title in search results.', MAX_DESCRIPTION_LENGTH),
    pictureField('image', 'Sharing image', 'Optional, instead of the drawn one. Best at 1200 × 630 pixels.'),
  ],
})
