import { toIdInLanguage, isTranslated } from './languages.ts'
import { getPublishedClient } from './client.ts'
import { singletonTypes } from './tags.ts'
import { missingRequired } from './completeness.ts'

const translations = singletonTypes.filter(isTranslated).map((type) => toIdInLanguage(type, 'fr-CA'))

const QUERY = '*[_id in $ids]'

/**
 * Finds singletons that are not published, or lack fields that their pages require.
 *
 * @returns a phrase for each, such as `the document siteSettings is missing`, with the missing ones listed separately
 * @throws Error when the content store does not answer
 */
export async function findContentProblems(signal: AbortSignal): Promise<{ missing: string[]; incomplete: string[] }> {
  const documents = await getPublishedClient().fetch<{ _id: string; _type: string }[]>(
    QUERY,
    { ids: [...singletonTypes, ...translations] },
    { cache: 'no-store', signal },
  )
  const found = (ids: readonly string[]) => ids.map((id) => ({ id, document: documents.find(({ _id }) => _id === id) }))
  return {
    missing: found(singletonTypes).flatMap(({ id, document }) => (document ? [] : [`the document ${id} is missing`])),
    // A page without a translation is not offered in that language, which is not a problem.
    incomplete: found([...singletonTypes, ...translations]).flatMap(({ id, document }) => {
      const lacking = document ? missingRequired(document) : []
      return lacking.length === 0 ? [] : [`the document ${id} lacks ${lacking.join(', ')}`]
    }),
  }
}
