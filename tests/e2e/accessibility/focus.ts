import type { Page } from '@playwright/test'

/** Stops after which a page is taken to lead round in a circle. */
const MOST_STOPS = 150

interface Stop {
  /** Place among all elements of the document, in its order; -1 outside the page. */
  place: number
  what: string
  /** What is wrong with how the focus shows there. */
  fault: string | undefined
}

/** The focused element: where it is, and whether somebody who looks can tell. */
const currentStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return { place: -1, what: 'the page', fault: undefined }
    const place = [...document.querySelectorAll('*')].indexOf(element)
    const what = element.outerHTML.slice(0, 120)
    // Some controls show the focus on the box that stands for them.
    const looks = [element, ...(element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [])]
    const ringed = looks.some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    const box = element.getBoundingClientRect()
    const inWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
    // Hidden behind a bar that stays in place (WCAG 2.2, 2.4.11) is hidden as a whole: some point has to be free.
    const free = [0.1, 0.5, 0.9].some((share) => {
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * share)
      return (
        hit !== null && (element.contains(hit) || hit.contains(element) || looks.some((each) => each.contains(hit)))
      )
    })
    const fault = ringed ? (inWindow ? (free ? undefined : 'is covered') : 'is out of sight') : 'has no ring'
    return { place, what, fault }
  })

/**
 * Goes through a page by Tab from its beginning, and tells where the focus cannot be seen or leaves the order of the
 * document.
 */
export async function focusFaults(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = []
  let last = -1
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const { place, what, fault } = await currentStop(page)
    if (place === -1) return { stops, faults }
    if (fault !== undefined) faults.push(`focus ${fault}: ${what}`)
    if (place <= last) return { stops, faults: [...faults, `focus goes back to ${what}`] }
    last = place
  }
  return { stops: MOST_STOPS, faults: [...faults, 'focus never leaves the page'] }
}
