import type { Page } from '@playwright/test'

/** Puts each text of the page into an element of its own, as a browser's translation does. */
export const translatePage = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, select')) continue
      const translation = document.createElement('font')
      translation.textContent = text.data
      text.replaceWith(translation)
    }
  })
