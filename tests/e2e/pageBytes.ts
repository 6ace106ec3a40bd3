import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { waitUntilSettled } from './product/scripts.ts'
import { isLinkPage } from './siteRoutes.ts'

/** Bytes of a page by kind: text compressed with gzip level 6, fonts and images as sent. */
export interface PageBytes {
  /** Without the styles in it. */
  html: number
  /** Those in the document and in its stylesheets. */
  css: number
  font: number
  image: number
  /** Scripts that the page names; they load after the first paint. */
  script: number
  /** All scripts, including those loaded when the browser is idle. */
  scriptWithIdle: number
  /** The file with the page data that React hydrates from. */
  data: number
}

interface Part {
  path: string
  type: string
  bytes: number
}

/** Styles that are in a document. */
const INLINE_STYLES = /<style>[^<]*<\/style>/g

const compress = (text: string | Buffer) => gzipSync(text, { level: 6 }).byteLength

const IS_TEXT = /text|javascript|json|svg/

async function measurePart(response: Response): Promise<Part> {
  const body = await response.body()
  const type = response.headers()['content-type'] ?? ''
  const { pathname } = new URL(response.url())
  const bytes = IS_TEXT.test(type) ? compress(body) : body.byteLength
  return { path: pathname, type, bytes }
}

/** Blocks redirects by script, so that only the files of the first page are counted. */
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
 * Measures the bytes of a page for a new visitor, including the consent banner.
 *
 * @param page a new page, prepared by `waitForScripts`
 */
export async function measureBytes(page: Page, address: string): Promise<PageBytes> {
  const parts: Promise<Part>[] = []
  page.on('response', (response) => {
    if (response.ok()) parts.push(measurePart(response))
  })
  await blockRedirects(page)
  // A page whose early redirect is blocked never fires its load event.
  const answer = await page.goto(address, { waitUntil: 'commit' })
  const html = (await answer?.text()) ?? ''
  // The link page redirects before it would show the banner, and the unsubscribe page asks for no consent.
  const showsBanner = !isLinkPage(address) && !address.endsWith('/unsubscribe')
  if (showsBanner) await page.locator('.consent-banner').waitFor()
  await waitUntilSettled(page)
  const loaded = await Promise.all(parts)
  const sum = (type: RegExp, counts = (_: Part) => true) =>
    loaded.filter((part) => type.test(part.type) && counts(part)).reduce((total, { bytes }) => total + bytes, 0)
  const isData = ({ path }: Part) => path.startsWith('/_next/static/page/data-')
  const isNamed = ({ path }: Part) => html.includes(path)
  const styles = html.match(INLINE_STYLES)?.join('') ?? ''
  return {
    html: compress(html.replaceAll(INLINE_STYLES, '')),
    css: sum(/css/, isNamed) + compress(styles),
    font: sum(/font/),
    image: sum(/image/),
    script: sum(/javascript/, (part) => isNamed(part) && !isData(part)),
    scriptWithIdle: sum(/javascript/, (part) => !isData(part)),
    data: sum(/javascript/, isData),
  }
}
