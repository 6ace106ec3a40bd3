import type { Page } from '@playwright/test'

/** Side of the smallest target, in CSS pixels. */
const MIN_TARGET_PX = 44

/**
 * Lists controls smaller than 44 by 44 pixels, including their labels. Links within a sentence are exempt (WCAG 2.2,
 * 2.5.8).
 */
export const findTargetFaults = (page: Page): Promise<string[]> =>
  page.evaluate((side) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]',
    )
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true], .visually-hidden, .skip-link')
    const inSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false
      // A sentence also has text outside links; a row of links has none.
      return [...(element.parentElement?.childNodes ?? [])].some(
        (each) => !(each instanceof HTMLAnchorElement) && /\p{L}/u.test(each.textContent ?? ''),
      )
    }
    const getBox = (element: HTMLElement) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const boxes = [element, ...labels].map((each) => each.getBoundingClientRect())
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      }
    }
    const modal = document.querySelector('dialog:modal')
    return [...controls]
      .filter((element) => (modal === null || modal.contains(element)) && shown(element) && !inSentence(element))
      .map((element) => ({ element, ...getBox(element) }))
      .filter(({ width, height }) => width > 0 && (width < side - 0.5 || height < side - 0.5))
      .map(
        ({ element, width, height }) =>
          `${Math.round(width)}×${Math.round(height)} px: ${element.outerHTML.slice(0, 120)}`,
      )
  }, MIN_TARGET_PX)
