import type { Page } from '@playwright/test'
import { stegaClean } from '@sanity/client/stega'

/** A text or a picture of a page, as it stands in the document. */
export interface VisiblePart {
  /** What a reader sees of it: its words, or the picture's text alternative. */
  words: string
  /** Where it stands: tag and classes of the elements around it. */
  where: string
  /** Whether a click on it in the preview leads to a field. */
  editable: boolean
}

/** What the browser says of a part; whether a text carries a mark is for who knows the marks to say. */
interface FoundPart {
  words: string
  where: string
  /** True inside an element that names its field. */
  named: boolean
  /** Texts beside which it stands: an overlay covers the element of any text that carries a mark. */
  neighbours: string[]
}

/** Runs in the browser: every text and every content image, shown at the moment or not. */
function findParts(): FoundPart[] {
  // The trap for programs is not there for people. The title of a page made for one request may arrive in its body, from
  // where React moves it to the head.
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
      // Elements that are only there to be dragged lead to a place in a list, not to the words.
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
    // Pictures of the build are drawings of the code; those with words of their own show content all the same.
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

/** Every text and every image of the page the browser is at, in draft mode. */
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

/** Runs in the browser: what programs read of a page, each with where it stands. */
function findReadByPrograms(): { value: string; where: string }[] {
  // Words for reading or for a screen reader may carry marks.
  const spoken = new Set(['alt', 'aria-label', 'placeholder', 'data-sanity'])
  // The consent library names its cells by their words, alike where it refers to them.
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    element.closest('sanity-visual-editing, #cc-main')
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

/** Where a mark stands in what programs read: an address, a title, structured data. */
export async function findMarkedValues(page: Page): Promise<string[]> {
  const values = await page.evaluate(findReadByPrograms)
  return values.filter(({ value }) => isMarked(value)).map(({ where, value }) => `${where}: ${stegaClean(value)}`)
}
