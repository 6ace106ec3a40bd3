import { SearchIcon } from '@sanity/icons/Search'
import { defineType, type ValidationContext } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { inLanguage, getLanguage } from '#lib/content/languages.ts'
import { searchTitleProblem, TITLE_LENGTH } from '#lib/content/searchTitle.ts'
import { field, pictureField } from '../fields/field.ts'
import { paragraph, validateTokens } from '../fields/text.ts'

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
    field(
      'string',
      'title',
      'Title',
      `The page's title in browser tabs and search results. With the product's name before it, at most ${TITLE_LENGTH} characters.`,
      {
        validation: (rule) => rule.required().max(TITLE_LENGTH).custom(validateTokens([])).custom(validateTitleLength),
      },
    ),
    paragraph(
      'description',
      'Description',
      `One or two sentences under the title in search results, at most ${DESCRIPTION_LENGTH} characters.`,
      DESCRIPTION_LENGTH,
    ),
    pictureField(
      'image',
      'Sharing image',
      'Optional. Shown when the page is shared, best at 1200 × 630 pixels. Without one, the site draws its own.',
    ),
  ],
})
