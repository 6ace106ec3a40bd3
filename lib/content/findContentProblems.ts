import { publishedClient } from './client.ts'
import { singletonTypes } from './tags.ts'
import { missingRequired } from './completeness.ts'

const QUERY = '*[_id in $ids]'

/**
 * Finds documents of which there is one that are not published or lack what their pages need.
 *
 * @returns a sentence part for each, such as `the document siteSettings is missing`, with those that are missing apart
 * @throws Error when the content store does not answer
 */
export async function findContentProblems(signal: AbortSignal): Promise<{ missing: string[]; incomplete: string[] }> {
  const documents = await publishedClient().fetch<{ _id: string; _type: string }[]>(
    QUERY,
    { ids: singletonTypes },
    { cache: 'no-store', signal },
  )
  const found = singletonTypes.map((type) => ({
    type,
    document: documents.find(({ _id, _type }) => _id === type && _type === type),
  }))
  return {
    missing: found.flatMap(({ type, document }) => (document ? [] : [`the document ${type} is missing`])),
    incomplete: found.flatMap(({ type, document }) => {
      const lacking = document ? missingRequired(document) : []
      return lacking.length === 0 ? [] : [`the document ${type} lacks ${lacking.join(', ')}`]
    }),
  }
}
