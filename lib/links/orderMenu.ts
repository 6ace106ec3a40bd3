import { findAnchor } from '#lib/sections.ts'

/** Removes the menu items that link to a section that a landing page with a home of its own lacks. */
export function limitMenu<Item extends { readonly href: string }>(
  items: readonly Item[],
  sections: readonly { readonly section: string }[],
): Item[] {
  const anchors = new Set(['#home', ...sections.map(({ section }) => `#${findAnchor(section)}`)])
  return items.filter(({ href }) => !href.startsWith('#') || anchors.has(href))
}

/**
 * Sorts the menu items that link to sections of the page by the order of the sections. Other items keep their places.
 */
export function orderMenu<Item extends { readonly href: string }>(
  items: readonly Item[],
  sections: readonly { readonly section: string }[],
): Item[] {
  const getPosition = ({ href }: Item) => sections.findIndex(({ section }) => href === `#${findAnchor(section)}`)
  const ordered = items
    .filter((item) => getPosition(item) >= 0)
    .toSorted((one, other) => getPosition(one) - getPosition(other))
    .values()
  return items.map((item) => (getPosition(item) < 0 ? item : (ordered.next().value ?? item)))
}
