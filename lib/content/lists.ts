/** Deepest level of a list in the Studio's editor. */
const MAX_LEVEL = 10

/** Place of a block in its list. */
export interface ListPlace {
  ordered: boolean
  /** From 1. */
  level: number
  /** From 1; also counted for bullets. */
  number: number
}

interface ListBlock {
  listItem?: string
  level?: number
}

const readLevel = (level = 1) => Math.min(MAX_LEVEL, Math.max(1, Math.trunc(level)))

/**
 * Numbers the items of all lists in a rich text as the Studio's editor shows them: any other block, also a blank one,
 * ends a list; a deeper item begins at 1; an item of the other kind on the same or a higher level ends the count.
 *
 * @param blocks all of them, blank ones included
 * @returns the place of each block; undefined for one that is no item
 */
export function placeListItems(blocks: readonly ListBlock[]): (ListPlace | undefined)[] {
  let counts: Readonly<Record<'bullet' | 'number', Map<number, number>>> = { bullet: new Map(), number: new Map() }
  let last: ListPlace | undefined
  return blocks.map(({ listItem, ...block }) => {
    if (listItem === undefined) {
      counts = { bullet: new Map(), number: new Map() }
      last = undefined
      return undefined
    }
    const ordered = listItem === 'number'
    const level = readLevel(block.level)
    const [own, other] = ordered ? [counts.number, counts.bullet] : [counts.bullet, counts.number]
    const begins = last?.ordered === ordered && last.level < level
    if (!begins) for (const counted of other.keys()) if (counted >= level) other.delete(counted)
    const number = begins ? 1 : (own.get(level) ?? 0) + 1
    own.set(level, number)
    last = { ordered, level, number }
    return last
  })
}

interface NestedItem<Item> {
  /** Missing where a level was skipped. */
  item?: Item
  /** The lists within it. */
  lists: NestedList<Item>[]
}

export interface NestedList<Item> {
  ordered: boolean
  items: NestedItem<Item>[]
}

/** Nests adjacent items of lists by their levels. A skipped level becomes an item with nothing but a list. */
export function nestItems<Item extends { place: ListPlace }>(items: readonly Item[], level = 1): NestedList<Item>[] {
  const branches: { item?: Item; below: Item[]; ordered: boolean }[] = []
  for (const item of items) {
    const { place } = item
    const branch = branches.at(-1)
    if (place.level <= level) branches.push({ item, below: [], ordered: place.ordered })
    else if (branch) branch.below.push(item)
    else branches.push({ below: [item], ordered: place.ordered })
  }
  const lists: NestedList<Item>[] = []
  for (const { item, below, ordered } of branches) {
    const nested = { ...(item && { item }), lists: nestItems(below, level + 1) }
    const list = lists.at(-1)
    if (list?.ordered === ordered) list.items.push(nested)
    else lists.push({ ordered, items: [nested] })
  }
  return lists
}
