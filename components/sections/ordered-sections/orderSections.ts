/**
 * Orders the sections of a page: listed ones first, then the others in their default order.
 *
 * @param names the page's sections in their default order
 * @param placed the editors' list; unknown names and repetitions are skipped
 * @returns the sections and their keys in the editors' list
 */
export function orderSections(names: readonly string[], placed: readonly { _key: string; section: string }[]) {
  const order = [...placed.map(({ section }) => section), ...names]
  return names
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
    .map((name) => ({ name, _key: placed.find(({ section }) => section === name)?._key }))
}
