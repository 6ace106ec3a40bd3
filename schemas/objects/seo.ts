import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType, type ValidationContext } from 'sanity'
import { PICTURE_LIMITS } from '#lib/content/uploads.ts'
import { apiVersion } from '#lib/content/connection.ts'
import { inLanguage, getLanguage } from '#lib/content/languages.ts'
import { searchTitleProblem, TITLE_LENGTH } from '#lib/content/searchTitle.ts'
import { validateTokens } from '../fields/text.ts'

/** Characters of a description that search engines show. */
export const DESCRIPTION_LENGTH = 155

const prefixQuery = `*[_type == "siteSettings" && ${inLanguage}][0]{productName, titleSeparator}`

/** Rejects a title that is too long together with the product's name. */
export async function validateTitleLength(
  title: string | undefined,
  context: ValidationContext,
): Promise<string | true> {
  const client = context.getClient({ apiVersion }).withConfig({ perspective: 'drafts' })
  const settings = await client.fetch<{ productName?: string; titleSeparator?: string } | null>(prefixQuery, {
    language: getLanguage(context.document),
  })
  return searchTitleProblem(title ?? '', settings) ?? true
}

export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  description: 'What search engines and shared links show for this page.',
  type: 'object',
  icon: SearchIcon,
  options: { collapsible: true, collapsed: false },
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: `The page's title in browser tabs and search results. With the product's name before it, at most ${TITLE_LENGTH} characters.`,
      type: 'string',
      validation: (rule) => rule.required().max(TITLE_LENGTH).custom(validateTokens([])).custom(validateTitleLength),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: `One or two sentences under the title in search results, at most ${DESCRIPTION_LENGTH} characters.`,
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().max(DESCRIPTION_LENGTH).custom(validateTokens([])),
    }),
    defineField({
      name: 'image',
      title: 'Sharing image',
      description: `Optional. Shown when the page is shared, best at 1200 × 630 pixels. Without one, the site draws its own. ${PICTURE_LIMITS}`,
      type: 'accessibleImage',
    }),
  ],
})
