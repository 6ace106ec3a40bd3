import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/**
 * Lists text that does not fit: horizontal scrolling, text outside the window, text clipped by its box, and text of
 * fixed elements that cannot be scrolled into view. Content of boxes that scroll, such as wide tables, is not checked.
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
      // Content outside a scrolling box can be scrolled into view.
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

/** Lists text that does not fit, polled, since a resized window may show the former layout for a moment. */
export async function findOverflowFaults(page: Page): Promise<string[]> {
  let faults: string[] = []
  const look = async () => (faults = await findOverflowFaultsNow(page))
  await expect
    .poll(look, { timeout: 5_000 })
    .toEqual([])
    .catch(() => undefined)
  return faults
}
