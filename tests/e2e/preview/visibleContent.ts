import type { Page } from '@playwright/test'
import { stegaClean } from '@sanity/client/stega'

/** A text or a picture of a page. */
export interface VisiblePart {
  /** The text, or the picture's text alternative. */
  words: string
  /** Tags and classes of the surrounding elements. */
  where: string
  /** Whether a click on it in the preview opens a field. */
  editable: boolean
}

/** A part as read in the browser, where stega marks cannot be decoded. */
interface FoundPart {
  words: string
  where: string
  /** True inside an element that names its field. */
  named: boolean
  /** Texts of the surrounding elements: an overlay covers the whole element of a marked text. */
  neighbours: string[]
}

/** Runs in the browser: lists all texts and content images, including hidden ones. */
function findParts(): FoundPart[] {
  // People do not see the honeypot. The title of a page rendered on request may arrive in its body, from where React
  // moves it to the head.
  const skipped =
    'script, style, template, noscript, sanity-visual-editing, next-route-announcer, .honeypot, body > title'
  const around = (element: Element | null): Element[] =>
    element === null || element === document.body ? [] : [element, ...around(element.parentElement)]
  const name = (element: Element) =>
    [element.tagName.toLowerCase(), ...element.classList].join('.') + (element.id && `#${element.id}`)
  const describe = (words: string, element: Element | null): FoundPart => {
    const elements = around(element)
    return {
      words,
      where: elements.slice(0, 4).map(name).toReversed().join(' > '),
      // Elements that can only be dragged refer to a list item, not to the text.
      named: elements.some((each) => each.hasAttribute('data-sanity') && !each.hasAttribute('data-sanity-drag-group')),
      neighbours: elements.flatMap((each) => [
        ...[...each.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [])),
        ...(each instanceof HTMLTimeElement ? [each.dateTime] : []),
        ...(each instanceof HTMLImageElement ? [each.alt] : []),
      ]),
    }
  }
  const texts: FoundPart[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode
    if (parentElement?.closest(skipped) === null && textContent?.trim())
      texts.push(describe(textContent, parentElement))
  }
  const images = [...document.images]
    // Files of the build are drawings of the code, unless they have an alt text.
    .filter((image) => image.closest(skipped) === null && (image.alt !== '' || !image.src.includes('/_next/')))
    .map((image) => describe(image.alt || image.src, image))
  const labelled = [...document.querySelectorAll('svg[role=img]')].map((svg) =>
    describe(svg.querySelector('title')?.textContent ?? svg.getAttribute('aria-label') ?? '', svg),
  )
  const placeholders = [...document.querySelectorAll('[placeholder]')].map((input) =>
    describe(input.getAttribute('placeholder') ?? '', input),
  )
  return [...texts, ...images, ...labelled, ...placeholders]
}

const isMarked = (text: string) => stegaClean(text) !== text

/** Lists all texts and images of the current page in draft mode. */
export async function findVisibleParts(page: Page): Promise<VisiblePart[]> {
  const parts = await page.evaluate(findParts)
  return parts
    .map(({ words, where, named, neighbours }) => ({
      words: stegaClean(words).trim(),
      where,
      editable: named || neighbours.some(isMarked),
    }))
    .filter(({ words }) => /[\p{L}\p{N}]/u.test(words))
}

/** Runs in the browser: lists the values that programs read, with their places. */
function findReadByPrograms(): { value: string; where: string }[] {
  // Visible and spoken texts may contain stega marks.
  const spoken = new Set(['alt', 'aria-label', 'placeholder', 'data-sanity'])
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    element.closest('sanity-visual-editing')
      ? []
      : [...element.attributes]
          .filter(({ name }) => !spoken.has(name))
          .map(({ name, value }) => ({ value, where: `${element.tagName.toLowerCase()}[${name}]` })),
  )
  const data = [...document.querySelectorAll('title, script[type="application/ld+json"]')].map((element) => ({
    value: element.textContent ?? '',
    where: element.tagName.toLowerCase(),
  }))
  return [...attributes, ...data]
}

/** Lists the stega marks in values that programs read: URLs, titles, structured data. */
export async function findMarkedValues(page: Page): Promise<string[]> {
  const values = await page.evaluate(findReadByPrograms)
  return values.filter(({ value }) => isMarked(value)).map(({ where, value }) => `${where}: ${stegaClean(value)}`)
}
