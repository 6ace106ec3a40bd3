import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { findStyleParts, readPage } from './references.ts'
import type { PageFacts, Reference } from './references.ts'

/** A reference and the page that contains it. */
export interface Found extends Reference {
  on: string
}

interface Answer {
  status: number
  /** The Location header of a redirect. */
  location: string | undefined
  ids: ReadonlySet<string>
}

/** The result of a crawl: the response of every address, and every reference. */
export interface SiteMap {
  answers: ReadonlyMap<string, Answer>
  references: readonly Found[]
}

const getLocation = (answer: APIResponse): string | undefined => answer.headers()['location']

/** Finds the references of a response; a redirect has only its target. */
async function getContents(page: Page, answer: APIResponse, address: string): Promise<PageFacts> {
  const location = getLocation(answer)
  const type = answer.headers()['content-type'] ?? ''
  if (location !== undefined) {
    return { ids: [], references: [{ kind: 'link', written: location, url: new URL(location, address).href }] }
  }
  if (type.startsWith('text/html')) return readPage(page, await answer.text(), address)
  if (type.startsWith('text/css')) return { ids: [], references: findStyleParts(await answer.text(), address) }
  return { ids: [], references: [] }
}

const withoutHash = (url: string) => url.split('#')[0] ?? url

/**
 * Follows every internal reference of a site and requests each address once.
 *
 * @param page parses the documents; it does not navigate
 * @param start absolute addresses to start from
 */
export async function crawl(page: Page, request: APIRequestContext, start: readonly string[]): Promise<SiteMap> {
  const origin = new URL(start[0] ?? '').origin
  const answers = new Map<string, Answer>()
  const references: Found[] = []
  const waiting = [...start]
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (answers.has(address)) continue
    const answer = await request.get(address, { maxRedirects: 0 })
    const { ids, references: found } = await getContents(page, answer, address)
    answers.set(address, { status: answer.status(), location: getLocation(answer), ids: new Set(ids) })
    references.push(...found.map((each) => ({ ...each, on: new URL(address).pathname })))
    waiting.push(...found.map(({ url }) => withoutHash(url)).filter((url) => new URL(url).origin === origin))
  }
  return { answers, references }
}
