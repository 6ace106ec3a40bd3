import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { waitUntilSettled } from './product/scripts.ts'
import { isLinkPage } from './siteRoutes.ts'

/** Bytes of a page by kind: text as gzip makes it (level 6), whatever the server sent; fonts and images as they are. */
export interface PageBytes {
  html: number
  css: number
  font: number
  image: number
  /** Scripts the page names: they load once it has been painted. */
  script: number
  /** Those, and what follows once the browser is idle. */
  scriptWithIdle: number
  /** The page's content as React hydrates from it, a file of its own. */
  data: number
}

interface Part {
  path: string
  type: string
  bytes: number
  text: string
}

const IS_TEXT = /text|javascript|json|svg/

async function weigh(response: Response): Promise<Part> {
  const body = await response.body()
  const type = response.headers()['content-type'] ?? ''
  const { pathname } = new URL(response.url())
  const bytes = IS_TEXT.test(type) ? gzipSync(body, { level: 6 }).byteLength : body.byteLength
  return { path: pathname, type, bytes, text: body.toString() }
}

/** Keeps a page that leads on by itself where it is, so that what it loads is its own. */
async function blockRedirects(page: Page): Promise<void> {
  let arrived = false
  await page.route('**', (route) => {
    if (!route.request().isNavigationRequest()) return route.continue()
    if (arrived) return route.abort('aborted')
    arrived = true
    return route.continue()
  })
}

/**
 * What a page costs a new visitor, until the browser has nothing left to load: the question for consent stands by then.
 *
 * @param page one that has loaded nothing yet, watched by `waitForScripts`
 */
export async function measureBytes(page: Page, address: string): Promise<PageBytes> {
  const parts: Promise<Part>[] = []
  page.on('response', (response) => {
    if (response.ok()) parts.push(weigh(response))
  })
  await blockRedirects(page)
  // A page that redirects before it is loaded reports no load once the redirect is blocked.
  const answer = await page.goto(address, { waitUntil: 'commit' })
  const html = (await answer?.text()) ?? ''
  // The link page leads on before the question could be answered.
  if (!isLinkPage(address)) await page.locator('#cc-main').getByRole('dialog').first().waitFor()
  await waitUntilSettled(page)
  const loaded = await Promise.all(parts)
  const sum = (type: RegExp, counts = (_: Part) => true) =>
    loaded.filter((part) => type.test(part.type) && counts(part)).reduce((total, { bytes }) => total + bytes, 0)
  const isData = ({ path }: Part) => path.startsWith('/_next/static/page/data-')
  const loader = loaded.find(({ path }) => path.startsWith('/_next/static/page/load-'))
  const isNamed = ({ path }: Part) => html.includes(path) || loader?.text.includes(path) === true
  return {
    html: sum(/html/),
    css: sum(/css/, isNamed),
    font: sum(/font/),
    image: sum(/image/),
    script: sum(/javascript/, (part) => isNamed(part) && !isData(part)),
    scriptWithIdle: sum(/javascript/, (part) => !isData(part)),
    data: sum(/javascript/, isData),
  }
}
