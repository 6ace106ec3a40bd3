import { publishedClient } from './client.ts'
import { singletonTypes } from './tags.ts'
import { lackingParts } from './whole.ts'

const QUERY = '*[_id in $ids]'

/**
 * Finds documents of which there is one that are not published or lack what their pages need.
 *
 * @returns a sentence part for each, such as `the document siteSettings is missing`
 * @throws Error when the content store does not answer
 */
export async function findContentProblems(signal: AbortSignal): Promise<string[]> {
  const documents = await publishedClient().fetch<{ _id: string; _type: string }[]>(
    QUERY,
    { ids: singletonTypes },
    { cache: 'no-store', signal },
  )
  return singletonTypes.flatMap((type) => {
    const document = documents.find(({ _id }) => _id === type)
    if (document?._type !== type) return [`the document ${type} is missing`]
    const lacking = lackingParts(document)
    return lacking.length === 0 ? [] : [`the document ${type} lacks ${lacking.join(', ')}`]
  })
}
