/** The part of a section that must show before its menu item is active. */
const VISIBLE_SHARE = 0.25

/** An anchored section as measured in the window. Lengths in CSS pixels. */
export interface SectionBox {
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
