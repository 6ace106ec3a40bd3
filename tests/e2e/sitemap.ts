import type { APIRequestContext } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { toLocalizedPath } from '#lib/links/homeLinks.ts'
import { getHistoryPath, policyRoutes } from '#lib/links/policies.ts'
import { pages } from '#lib/pages.ts'

const publishedDocuments = z.array(z.looseObject({ _id: z.string(), _type: z.string(), _updatedAt: z.string() }))

/** Document id of each page in the sitemap. */
const documentIds: Readonly<Record<string, string>> = {
  '/': 'personalPage',
  '/business': 'businessPage',
  '/android-waitlist': 'waitlistPage',
  '/support': 'supportPage',
  '/estimate': 'estimatePage',
  ...Object.fromEntries(
    policyRoutes.flatMap((policy) =>
      [pages[policy].path, getHistoryPath(policy)].map((path) => [path, `legalPolicy-${policy}`]),
    ),
  ),
}

/** Document id of each French page. */
const frenchDocumentIds = Object.fromEntries(
  Object.entries(documentIds).map(([path, id]) => [toLocalizedPath(path, 'fr-CA'), `${id}-fr`]),
)

/** Computes the last change of each page: the newest of its document and those it references. */
export async function getLastChanges(content: SanityClient) {
  const published = publishedDocuments.parse(await content.fetch('*[]'))
  const times = (id: string) => {
    const page = published.find(({ _id }) => _id === id)
    const text = JSON.stringify(page)
    const shown = published.filter(({ _id, _type }) => !_type.startsWith('sanity.') && text.includes(`"_ref":"${_id}"`))
    return [page, ...shown].map((document) => document?._updatedAt ?? '').toSorted()
  }
  return Object.fromEntries(
    Object.entries({ ...documentIds, ...frenchDocumentIds }).map(([path, id]) => [path, times(id).at(-1)]),
  )
}

/** Reads the last change of each page from the sitemap. */
export async function readSitemapTimes(request: APIRequestContext, site: string) {
  const xml = await (await request.get(`${site}/sitemap.xml`)).text()
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>.*?<lastmod>(.*?)<\/lastmod>/gs)]
  return Object.fromEntries(listed.map(([, address = '', time]) => [new URL(address).pathname, time]))
}
