import type { SanityClient } from '@sanity/client'
import { businessSections, listedSections, personalSections } from '#schemas/fields/sectionOrder.ts'

const pages = [
  { page: 'personalPage', sections: personalSections },
  { page: 'businessPage', sections: businessSections },
] as const

/**
 * The lists that landing pages of an earlier release do not keep yet: the order of their sections, and their questions
 * in the order they are shown. Only what is in a list can be dragged.
 *
 * @param client reads drafts as well
 * @returns fields by the id of the published page or its draft, to be set where they are missing
 */
export async function missingLists(client: SanityClient) {
  const found = await client.fetch<{ _id: string; _type: string; questions: string[] }[]>(
    `*[_type in $types && (!defined(sectionOrder) || !defined(faq.questions))]{
      _id, _type,
      "questions": *[_type == "faq" && !(_id in path("drafts.**"))
        && audience == select(^._type == "personalPage" => "personal", "business")] | order(orderRank asc)._id
    }`,
    { types: pages.map(({ page }) => page) },
    { perspective: 'raw' },
  )
  return found.flatMap(({ _id, _type, questions }) =>
    pages
      .filter(({ page }) => page === _type)
      .map(({ sections }) => ({
        id: _id,
        fields: {
          sectionOrder: listedSections(sections).map((item) => ({ ...item, _type: 'placedSection' })),
          'faq.questions': questions.map((id) => ({ _key: id, _type: 'reference', _ref: id })),
        },
      })),
  )
}
