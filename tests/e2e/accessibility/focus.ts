import type { JSHandle, Page } from '@playwright/test'

/** Presses of Tab after which the focus counts as trapped. */
const MAX_TAB_PRESSES = 150

interface Stop {
  /** Whether the element had the focus before; `elsewhere` if it is outside the checked part. */
  was: 'elsewhere' | 'new' | 'at the start' | 'before'
  what: string
  /** What is wrong with its focus indicator. */
  fault: string | undefined
}

/**
 * Returns whether the focused element had the focus before, and whether its indicator is visible.
 *
 * @param visited elements that had the focus, in order; a new one is added
 * @param part the checked part, as a CSS selector
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

    // Some controls show the focus on their label.
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
    // A focused element must not be entirely hidden by a fixed bar (WCAG 2.2, 2.4.11): one point must be free.
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
    // While the page scrolls to the element, wait until it stops. On a busy machine it begins some frames later.
    let fault = faultNow()
    let last = Number.NaN
    for (let frame = 0, still = 0; fault !== undefined && still < 30 && frame < 200; frame += 1) {
      await new Promise(requestAnimationFrame)
      const { top } = element.getBoundingClientRect()
      still = top === last ? still + 1 : 0
      last = top
      fault = faultNow()
    }
    return { was: 'new', what, fault }
  }, part)

/** Lists the elements at which the focus moves backwards, except from the last to the first. */
const findFocusOrderFaults = (visited: JSHandle<Element[]>): Promise<string[]> =>
  visited.evaluate((stops) => {
    const isBefore = (one: Element, other: Element) =>
      (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
    return [...stops.slice(1), ...stops.slice(0, 1)]
      .filter((stop, index) => stops.some((each) => isBefore(each, stop)) && isBefore(stop, stops[index] ?? stop))
      .map((stop) => `focus goes back to ${stop.outerHTML.slice(0, 120)}`)
  })

/** Returns whether the focus is outside the modal. */
const isOutside = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('dialog:modal, [aria-modal=true]') === null)

/** Makes the next Tab lead to a part's first control: the browser continues from a removed focused element. */
const startIn = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => {
    const place = document.createElement('span')
    place.tabIndex = -1
    element.prepend(place)
    place.focus()
    place.remove()
  })

export interface Round {
  /** True if a modal is open, which must have and keep the focus. */
  modal?: boolean
  /** CSS selector of the element to check; the whole page by default. */
  part?: string
}

/**
 * Moves the focus through a page by Tab, and lists where it is not visible or leaves the document order. Starts at the
 * current focus and ends when it is reached again.
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
    // A page has several controls; a dialog may have only a close button.
    if (isOver && stops < (modal ? 1 : 2)) return [...faults, `focus knows ${stops} places`]
    if (isOver) return [...faults, ...(await findFocusOrderFaults(visited))]
    if (was === 'before') return [...faults, `focus is caught at ${what}`]
    // Between the last and the first element the focus may be in the browser's own controls.
    if (was === 'new') stops += 1
    if (fault !== undefined) faults.push(`focus ${fault}: ${what}`)
  }
  return [...faults, `focus does not come round within ${MAX_TAB_PRESSES} presses of Tab`]
}
