import type { JSHandle, Page } from '@playwright/test'

/** Presses of Tab after which the focus is taken never to come round. */
const MAX_TAB_PRESSES = 150

interface Stop {
  /** Whether the focus has been there before; `elsewhere` when it is not in what is looked at. */
  was: 'elsewhere' | 'new' | 'at the start' | 'before'
  what: string
  /** What is wrong with how the focus shows there. */
  fault: string | undefined
}

/**
 * The focused element: whether the focus was there before, and whether its indicator is visible.
 *
 * @param visited where the focus was, in its order; grows by a new stop
 * @param part what is looked at, as a CSS selector
 */
const getCurrentStop = (visited: JSHandle<Element[]>, part: string): Promise<Stop> =>
  visited.evaluate(async (stops, within) => {
    const element = document.activeElement
    if (!element?.parentElement?.closest(within)) return { was: 'elsewhere', what: '', fault: undefined }
    const what = element.outerHTML.slice(0, 120)
    if (stops.includes(element)) {
      return { was: element === stops[0] ? 'at the start' : 'before', what, fault: undefined }
    }
    stops.push(element)

    // Some controls show the focus on the box that stands for them.
    const looks = [element, ...(element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [])]
    const modal = [...document.querySelectorAll('dialog:modal, [aria-modal=true]')].find((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    )
    const isRinged = () =>
      looks.some((each) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
    const isInWindow = ({ top, right, bottom, left }: DOMRect) =>
      bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    // Hidden behind a bar that stays in place (WCAG 2.2, 2.4.11) is hidden as a whole: some point has to be free.
    const isFree = ({ left, top, width, height }: DOMRect) =>
      [0.1, 0.5, 0.9].some((share) => {
        const hit = document.elementFromPoint(left + width / 2, top + height * share)
        return (
          hit !== null && (element.contains(hit) || hit.contains(element) || looks.some((each) => each.contains(hit)))
        )
      })
    const faultNow = () => {
      const box = element.getBoundingClientRect()
      if (modal !== undefined && !modal.contains(element)) return 'is behind what is open'
      if (!isRinged()) return 'has no ring'
      if (!isInWindow(box)) return 'is out of sight'
      return isFree(box) ? undefined : 'is covered'
    }
    // A page that still scrolls to the element is judged once it stands still.
    let fault = faultNow()
    let last = Number.NaN
    for (let frame = 0, still = 0; fault !== undefined && still < 3 && frame < 200; frame += 1) {
      await new Promise(requestAnimationFrame)
      const { top } = element.getBoundingClientRect()
      still = top === last ? still + 1 : 0
      last = top
      fault = faultNow()
    }
    return { was: 'new', what, fault }
  }, part)

/** Where a round of the focus goes back, other than from its end to the beginning of all. */
const findFocusOrderFaults = (visited: JSHandle<Element[]>): Promise<string[]> =>
  visited.evaluate((stops) => {
    const isBefore = (one: Element, other: Element) =>
      (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
    return [...stops.slice(1), ...stops.slice(0, 1)]
      .filter((stop, index) => stops.some((each) => isBefore(each, stop)) && isBefore(stop, stops[index] ?? stop))
      .map((stop) => `focus goes back to ${stop.outerHTML.slice(0, 120)}`)
  })

/** Whether the focus is elsewhere than in what is modal. */
const isOutside = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('dialog:modal, [aria-modal=true]') === null)

/** Has the next Tab lead to the first place of a part: the browser goes on from where a focused element was. */
const startIn = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => {
    const place = document.createElement('span')
    place.tabIndex = -1
    element.prepend(place)
    place.focus()
    place.remove()
  })

export interface Round {
  /** True when something has opened that has to have the focus, and to keep it. */
  modal?: boolean
  /** The one element whose inside is gone through, as a CSS selector; the page, all round, when left out. */
  part?: string
}

/**
 * Goes through a page by Tab, and tells where the focus cannot be seen or leaves the order of the document. Begins where
 * the focus is and ends when it has come round.
 */
export async function findFocusFaults(page: Page, { modal = false, part }: Round = {}): Promise<string[]> {
  const faults: string[] = []
  if (modal && (await isOutside(page))) faults.push('focus did not go into what has opened')
  if (part !== undefined) await startIn(page, part)
  const visited = await page.evaluateHandle((): Element[] => [])
  let stops = 0
  for (let presses = 0; presses < MAX_TAB_PRESSES; presses += 1) {
    await page.keyboard.press('Tab')
    const { was, what, fault } = await getCurrentStop(visited, part ?? 'body')
    const isOver = was === 'at the start' || (was === 'elsewhere' && part !== undefined)
    // A page has more than one place to go to; a dialog that only has to be closed does not.
    if (isOver && stops < (modal ? 1 : 2)) return [...faults, `focus knows ${stops} places`]
    if (isOver) return [...faults, ...(await findFocusOrderFaults(visited))]
    if (was === 'before') return [...faults, `focus is caught at ${what}`]
    // Between its end and its beginning the focus may be with the browser.
    if (was === 'new') stops += 1
    if (fault !== undefined) faults.push(`focus ${fault}: ${what}`)
  }
  return [...faults, `focus does not come round within ${MAX_TAB_PRESSES} presses of Tab`]
}
