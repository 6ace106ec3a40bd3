import type { Page } from '@playwright/test'

/** How much longer French is than English, as a share: in the whole text, and in each longer word. */
const GROWTH_SHARE = 0.35

/**
 * Makes every text of a page as long as its translation may be: each word of four letters or more grows by a third of
 * its own letters. Texts that come later, when something is opened, keep their length.
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
