import { diffArrays, diffWords } from 'diff'
import { groupAdjacent } from '#lib/groupAdjacent.ts'
import { type PolicyText, type TextBlock, type TextPart, toTextParts } from './policyText.ts'

/** An item of the older list and its counterpart in the newer one; either may be missing. */
interface Pair<Item> {
  older?: Item
  newer?: Item
}

/** Pairs equal items of two lists in order: an item that moved is removed in one place and added in another. */
function align<Item>(older: readonly Item[], newer: readonly Item[], same: (older: Item, newer: Item) => boolean) {
  let [passedOlder, passedNewer] = [0, 0]
  return diffArrays([...older], [...newer], { comparator: same }).flatMap(({ added, removed, count }) =>
    Array.from({ length: count }, (): Pair<Item> => {
      const gone = added ? undefined : older[passedOlder++]
      const here = removed ? undefined : newer[passedNewer++]
      return { ...(gone === undefined ? {} : { older: gone }), ...(here === undefined ? {} : { newer: here }) }
    }),
  )
}

export interface Passage {
  text: string
  change?: 'added' | 'removed'
}

export interface ComparedBlock extends Pick<TextBlock, 'kind' | 'place'> {
  passages: Passage[]
}

export interface ComparedPart {
  id: string
  /** The version that contains it, the later one if possible, and its field there. */
  source: { version: 'older' | 'newer'; field: string }
  changed: boolean
  blocks: ComparedBlock[]
}

/** Share of common words from which a paragraph counts as reworded. */
const MIN_SIMILARITY = 0.5

const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

function isAlike(older: TextBlock, newer: TextBlock): boolean {
  if (older.kind !== newer.kind) return false
  if (older.kind === 'heading') return true
  const [before, after] = [words(older.text), words(newer.text)]
  const common = [...before].filter((word) => after.has(word)).length
  return 2 * common >= MIN_SIMILARITY * (before.size + after.size)
}

const isSame = (older: TextBlock, newer: TextBlock) => older.kind === newer.kind && older.text === newer.text

const isChanged = ({ older, newer }: Pair<TextBlock>) => !older || !newer

/** Pairs equal blocks, then the similar ones among those between them. */
const alignBlocks = (older: readonly TextBlock[], newer: readonly TextBlock[]) =>
  groupAdjacent(align(older, newer, isSame), (one, next) => isChanged(one) && isChanged(next)).flatMap((group) =>
    align(
      group.flatMap((pair) => pair.older ?? []),
      group.flatMap((pair) => pair.newer ?? []),
      isAlike,
    ),
  )

function compareWords(older: string, newer: string): Passage[] {
  return diffWords(older, newer).map(({ value, added, removed }) => {
    if (added) return { text: value, change: 'added' }
    return removed ? { text: value, change: 'removed' } : { text: value }
  })
}

function compareBlock({ older, newer }: Pair<TextBlock>): ComparedBlock[] {
  const block = newer ?? older
  if (block === undefined) return []
  const { kind, place } = block
  return [{ kind, ...(place && { place }), passages: compareWords(older?.text ?? '', newer?.text ?? '') }]
}

function comparePart({ older, newer }: Pair<TextPart>): ComparedPart[] {
  const part = newer ?? older
  if (part === undefined) return []
  const blocks = alignBlocks(older?.blocks ?? [], newer?.blocks ?? []).flatMap(compareBlock)
  const changed = blocks.some(({ passages }) => passages.some(({ change }) => change !== undefined))
  const { id, field } = part
  return [{ id, source: { version: newer ? 'newer' : 'older', field }, changed, blocks }]
}

/** Compares two versions of a policy: sections by anchor, then paragraphs, then words of reworded paragraphs. */
export function comparePolicies(older: PolicyText, newer: PolicyText): ComparedPart[] {
  const sameId = (before: TextPart, after: TextPart) => before.id === after.id
  return align(toTextParts(older), toTextParts(newer), sameId).flatMap(comparePart)
}
