import type { Page } from '@playwright/test'

/**
 * Text that does not fit: a page that scrolls sideways, text beyond the window's edge, text cut off by its own box.
 * What scrolls sideways on purpose, as a wide table does, is looked into no further.
 */
export const roomFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const beyond = document.documentElement.scrollWidth - innerWidth
    if (beyond > 0) faults.push(`the page is ${beyond} px wider than the window`)
    const modal = document.querySelector('dialog:modal')
    const skipped = '.visually-hidden, .skip-link, [aria-hidden=true], [inert], svg, script, style, noscript, option'
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1
        ? true
        : scrolls(element.parentElement))
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      if (element === null || node.textContent?.trim() === '' || element.closest(skipped)) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, width, top, bottom } = range.getBoundingClientRect()
      if (width === 0) continue
      const words = `"${node.textContent?.trim().slice(0, 50)}"`
      if ((right > innerWidth + 1 || left < -1) && !scrolls(element)) faults.push(`beyond the window: ${words}`)
      for (let box: Element | null = element; box !== null && box !== modal; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (!/hidden|clip/.test(`${style.overflowX} ${style.overflowY}`)) continue
        const edge = box.getBoundingClientRect()
        const cut = right > edge.right + 1 || left < edge.left - 1 || bottom > edge.bottom + 1 || top < edge.top - 1
        if (cut && box !== document.documentElement && box !== document.body) faults.push(`cut off: ${words}`)
      }
    }
    return [...new Set(faults)]
  })
