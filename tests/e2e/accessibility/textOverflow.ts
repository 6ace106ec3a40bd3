import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/**
 * Text that does not fit: a page that scrolls sideways, text beyond the window's edge, text cut off by its own box, text
 * of what stays in place that no scrolling brings into the window. What scrolls sideways on purpose, as a wide table
 * does, is looked into no further.
 */
const findOverflowFaultsNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const beyond = document.documentElement.scrollWidth - innerWidth
    if (beyond > 0) faults.push(`the page is ${beyond} px wider than the window`)
    const modal = document.querySelector('dialog:modal')
    const skipped = '.visually-hidden, .skip-link, [aria-hidden=true], [inert], svg, script, style, noscript, option'
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
      // Boxes that scroll bring into view what is beyond them, whatever is around them.
      let scrollsAcross = false
      let scrollsDown = false
      for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        const cutAcross = /hidden|clip/.test(overflowX) && (right > edge.right + 1 || left < edge.left - 1)
        const cutDown = /hidden|clip/.test(overflowY) && (bottom > edge.bottom + 1 || top < edge.top - 1)
        if ((cutAcross && !scrollsAcross) || (cutDown && !scrollsDown)) faults.push(`cut off: ${words}`)
        scrollsAcross ||= /auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1
        scrollsDown ||= /auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight + 1
        if (position !== 'fixed') continue
        if (!scrollsDown && (bottom > innerHeight + 1 || top < -1)) faults.push(`out of reach: ${words}`)
        break
      }
      if (!scrollsAcross && (right > innerWidth + 1 || left < -1)) faults.push(`beyond the window: ${words}`)
    }
    return [...new Set(faults)]
  })

/** The same, of what lasts: a window that has just changed its size may show what it showed before. */
export async function findOverflowFaults(page: Page): Promise<string[]> {
  let faults: string[] = []
  const look = async () => (faults = await findOverflowFaultsNow(page))
  await expect
    .poll(look, { timeout: 5_000 })
    .toEqual([])
    .catch(() => undefined)
  return faults
}
