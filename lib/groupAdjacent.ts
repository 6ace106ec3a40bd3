/** Groups adjacent items that belong together. */
export function groupAdjacent<Item>(items: readonly Item[], together: (one: Item, next: Item) => boolean): Item[][] {
  const found: Item[][] = []
  for (const [index, item] of items.entries()) {
    const before = items[index - 1]
    const last = found.at(-1)
    if (last && before !== undefined && together(before, item)) last.push(item)
    else found.push([item])
  }
  return found
}
