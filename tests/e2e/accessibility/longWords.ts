import type { Page } from '@playwright/test'

/** Share by which French texts, and each longer word, are longer than English ones. */
const GROWTH_SHARE = 0.35

/**
 * Lengthens all texts of a page like a translation: each word of four letters or more grows by a third. Texts that are
 * rendered later keep their length.
 */
export const lengthen = (page: Page): Promise<void> =>
  page.evaluate((share) => {
    const longer = (word: string) => word + word.slice(0, Math.ceil(word.length * share)).toLowerCase()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, noscript, svg')) continue
      const text = node.textContent ?? ''
      const grown = text.replaceAll(/\p{L}{4,}/gu, longer)
      if (grown !== text) node.textContent = grown
    }
    for (const field of document.querySelectorAll('input[placeholder]')) {
      field.setAttribute('placeholder', (field.getAttribute('placeholder') ?? '').replaceAll(/\p{L}{4,}/gu, longer))
    }
  }, GROWTH_SHARE)
