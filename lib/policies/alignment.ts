import { diffArrays } from 'diff'

/** What stood in the older list, and what stands for it in the newer one; one of them where there is no counterpart. */
export interface Pair<Item> {
  older?: Item
  newer?: Item
}

/**
 * Pairs the items of two lists that are the same, without crossing: an item that moved is gone in one place and new in
 * another.
 */
export function align<Item>(
  older: readonly Item[],
  newer: readonly Item[],
  same: (older: Item, newer: Item) => boolean,
): Pair<Item>[] {
  let [passedOlder, passedNewer] = [0, 0]
  return diffArrays([...older], [...newer], { comparator: same }).flatMap(({ added, removed, count }) =>
    Array.from({ length: count }, (): Pair<Item> => {
      const gone = added ? undefined : older[passedOlder++]
      const here = removed ? undefined : newer[passedNewer++]
      return { ...(gone === undefined ? {} : { older: gone }), ...(here === undefined ? {} : { newer: here }) }
    }),
  )
}

/** As `align`, and pairs in a second turn those left over between two pairs that are at least alike. */
export function alignAlike<Item>(
  older: readonly Item[],
  newer: readonly Item[],
  { same, alike }: Record<'same' | 'alike', (older: Item, newer: Item) => boolean>,
): Pair<Item>[] {
  const aligned: Pair<Item>[] = []
  let left: { older: Item[]; newer: Item[] } = { older: [], newer: [] }
  const settle = () => {
    aligned.push(...align(left.older, left.newer, alike))
    left = { older: [], newer: [] }
  }
  for (const pair of align(older, newer, same)) {
    if (pair.older !== undefined && pair.newer !== undefined) {
      settle()
      aligned.push(pair)
    } else if (pair.older !== undefined) left.older.push(pair.older)
    else if (pair.newer !== undefined) left.newer.push(pair.newer)
  }
  settle()
  return aligned
}
