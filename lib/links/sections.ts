/** The part of a section that must show before its menu item is active. */
const VISIBLE_SHARE = 0.25

/** An anchored section as measured in the window. Lengths in CSS pixels. */
interface SectionBox {
  readonly id: string
  /** Distance from the top of the window to that of the section; negative once scrolled past. */
  readonly top: number
  readonly height: number
}

/**
 * The section whose menu item is active: one at least 25% visible. Of several, the one covering most of the window
 * wins. A section taller than four windows can never show a quarter of itself, so it counts when no other section
 * covers more of the window.
 *
 * @param sections in page order
 * @param windowHeight in CSS pixels
 * @returns the section's id, or undefined when none shows enough of itself
 */
export function activeSection(sections: readonly SectionBox[], windowHeight: number): string | undefined {
  const seen = sections
    .map((section) => ({ ...section, visible: visibleHeight(section, windowHeight) }))
    .filter(({ visible }) => visible > 0)
    .toSorted((one, other) => other.visible - one.visible)

  return seen.find(({ height, visible }, place) => {
    const tooTall = height * VISIBLE_SHARE > windowHeight
    return tooTall ? place === 0 : visible >= height * VISIBLE_SHARE
  })?.id
}

const visibleHeight = ({ top, height }: SectionBox, windowHeight: number) =>
  Math.min(top + height, windowHeight) - Math.max(top, 0)

/** How long a page that was reached by an anchor waits before it scrolls, in ms. */
const ANCHOR_SCROLL_DELAY = 100

/** How long it goes on looking for a section that is not there yet, in ms after arrival. */
const ANCHOR_SCROLL_LIMIT = 1000

/**
 * Scrolls to a section after 100 ms and, when it is not on the page yet, tries again every 100 ms until it is, for
 * one second at most.
 *
 * @param find looks the section up
 * @param scroll brings it into view
 * @returns a function that gives up, for when the visitor scrolls or leaves first
 */
export function scrollWhenFound<Section>(find: () => Section | null, scroll: (section: Section) => void): () => void {
  let waited = 0
  const timer = setInterval(() => {
    waited += ANCHOR_SCROLL_DELAY
    const section = find()
    if (section !== null) scroll(section)
    if (section !== null || waited >= ANCHOR_SCROLL_LIMIT) clearInterval(timer)
  }, ANCHOR_SCROLL_DELAY)
  return () => clearInterval(timer)
}
