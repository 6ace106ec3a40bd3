import type { SanityClient } from '@sanity/client'
import { inLanguage, languageOf, translatedTypes } from '#lib/content/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { businessSections, listedSections, personalSections } from '#schemas/fields/sectionOrder.ts'
import { partAt } from './moves.ts'

interface KeptList {
  /** Path of the list in its page. */
  path: string
  /** Which documents it lists. */
  filter: string
}

interface Page {
  type: string
  sections: Readonly<Record<string, string>>
  lists: readonly KeptList[]
}

const pages: readonly Page[] = [
  {
    type: 'personalPage',
    sections: personalSections,
    lists: [
      { path: 'faq.questions', filter: '_type == "faq" && audience == "personal"' },
      { path: 'press.logos', filter: '_type == "pressLogo"' },
      { path: 'testimonials.reviews', filter: '_type == "testimonial"' },
    ],
  },
  {
    type: 'businessPage',
    sections: businessSections,
    lists: [
      { path: 'faq.questions', filter: '_type == "faq" && audience == "business"' },
      { path: 'partnerStrip.logos', filter: '_type == "partnerLogo"' },
    ],
  },
]

/** All documents of a kind that are published, in the order earlier releases showed them, as a page lists them. */
async function everyOne(client: SanityClient, { filter }: KeptList, language: Locale) {
  const ids = await client.fetch<string[]>(
    `*[${filter} && (!(_type in $translated) || ${inLanguage}) && !(_id in path("drafts.**"))] | order(orderRank asc)._id`,
    { language, translated: translatedTypes },
    { perspective: 'raw' },
  )
  return ids.map((id) => ({ _key: id, _type: 'reference', _ref: id }))
}

/**
 * The lists that landing pages of an earlier release do not keep yet: the order of their sections, and the documents
 * they show, in the order they are shown. Only what is in a list can be dragged.
 *
 * @param client reads drafts as well
 * @returns fields by the id of the published page or its draft, to be set where they are missing
 */
export async function missingLists(client: SanityClient) {
  const documents = await client.fetch<{ _id: string; _type: string; language?: string }[]>(
    '*[_type in $types]',
    { types: pages.map(({ type }) => type) },
    { perspective: 'raw' },
  )
  const missing: { id: string; fields: Record<string, unknown> }[] = []
  for (const { type, sections, lists } of pages) {
    for (const document of documents.filter(({ _type }) => _type === type)) {
      const lacks = (path: string) => partAt(document, path.split('.')) === undefined
      const fields: Record<string, unknown> = {}
      if (lacks('sectionOrder')) {
        fields['sectionOrder'] = listedSections(sections).map((item) => ({ ...item, _type: 'placedSection' }))
      }
      for (const list of lists)
        if (lacks(list.path)) fields[list.path] = await everyOne(client, list, languageOf(document))
      if (Object.keys(fields).length > 0) missing.push({ id: document._id, fields })
    }
  }
  return missing
}
