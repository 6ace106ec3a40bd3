import type { Page } from '@playwright/test'

/** A link of a page, or a file that it loads. */
export interface Reference {
  kind: 'link' | 'part'
  /** The value in the page. */
  written: string
  /** The absolute address. */
  url: string
}

/** The ids and references of an HTML document. */
export interface PageFacts {
  ids: string[]
  references: Reference[]
}

/**
 * Parses an HTML document in the browser, without running or loading anything.
 *
 * @param page any page; it does not navigate
 * @param address address of the document
 */
export async function readPage(page: Page, html: string, address: string): Promise<PageFacts> {
  const { ids, links, parts } = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    const values = (selector: string, attribute: string) =>
      [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
    const sets = values('[srcset], [imagesrcset]', 'srcset').concat(values('[imagesrcset]', 'imagesrcset'))
    return {
      ids: values('[id]', 'id'),
      links: [...values('a[href], area[href]', 'href'), ...values('link[rel=canonical]', 'href')],
      parts: [
        ...values('link[href]:not([rel=canonical], [rel=preconnect], [rel=dns-prefetch])', 'href'),
        ...values('[src]:not(iframe)', 'src'),
        ...values('meta[property="og:image"], meta[name="twitter:image"]', 'content'),
        ...values('script', 'data-sources').flatMap((sources) => sources.split(' ')),
        ...sets.flatMap((set) => set.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '')),
      ].filter((value) => value !== ''),
    }
  }, html)
  const refer = (kind: Reference['kind']) => (written: string) => ({
    kind,
    written,
    url: new URL(written, address).href,
  })
  return { ids, references: [...links.map(refer('link')), ...parts.map(refer('part'))] }
}

/** Finds the files that a style sheet loads. */
export const findStyleParts = (css: string, address: string): Reference[] =>
  Array.from(css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g), ([, , written = '']) => written)
    .filter((written) => !/^(data:|#|%23)/.test(written))
    .map((written) => ({ kind: 'part', written, url: new URL(written, address).href }))
