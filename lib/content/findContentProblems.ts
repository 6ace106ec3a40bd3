import { toIdInLanguage, isTranslated } from './languages.ts'
import { getPublishedClient } from './client.ts'
import { singletonTypes } from './tags.ts'
import { listMissingRequired } from './completeness.ts'
import { listWrongDays } from './fieldConstraints.ts'

const translations = singletonTypes.filter(isTranslated).map((type) => toIdInLanguage(type, 'fr-CA'))

const QUERY = '*[_id in $ids || _type == "legalPolicy"]'

/**
 * Finds singletons that are not published, and singletons and policies that lack fields which their pages require, or have
 * days that are none. A page without a translation is not offered in that language, which is not a problem.
 *
 * @returns a phrase for each, such as `the document siteSettings is missing`
 * @throws Error when the content store does not respond
 */
export async function findContentProblems(signal: AbortSignal): Promise<{ missing: string[]; incomplete: string[] }> {
  const documents = await getPublishedClient().fetch<{ _id: string; _type: string }[]>(
    QUERY,
    { ids: [...singletonTypes, ...translations] },
    { cache: 'no-store', signal },
  )
  const published = new Set(documents.map(({ _id }) => _id))
  return {
    missing: singletonTypes.filter((id) => !published.has(id)).map((id) => `the document ${id} is missing`),
    incomplete: documents.flatMap((document) => {
      const missing = listMissingRequired(document)
      const wrongDays = listWrongDays(document)
      return [
        ...(missing.length === 0 ? [] : [`the document ${document._id} lacks ${missing.join(', ')}`]),
        ...(wrongDays.length === 0 ? [] : [`the document ${document._id} has no day in ${wrongDays.join(', ')}`]),
      ]
    }),
  }
}
