import { isNode, type SyntaxNode } from './tree-walk.ts'

/** How many values a part of a query yields, and how many are looked at until it has. */
interface Effort {
  yields: number
  looks: number
}

/** Lists inside documents are short next to a dataset; their length is known only when the query runs. */
const LIST_IN_DOCUMENT = 10

/** How many values a query may look at. A visitor's page needs few; an editor's search may need many. */
export const EFFORT_LIMIT = { visitor: 500_000, member: 5_000_000 }

/**
 * Estimates how many values a query looks at, above all how scans of the dataset multiply when one stands inside
 * another. Queries run to their end on the one thread of the store, so what is too much has to be known before.
 *
 * @param tree the narrowed query
 * @param sizes how many documents each of its candidate lists has
 * @param everything how many documents `*` stands for
 */
export function effortOf(tree: SyntaxNode, sizes: ReadonlyMap<string, number>, everything: number): number {
  function of(node: unknown): Effort {
    if (!isNode(node)) return { yields: 1, looks: 0 }
    switch (node.type) {
      case 'Everything':
        return { yields: everything, looks: 0 }
      case 'Parameter':
        return { yields: sizes.get(String(node.name)) ?? LIST_IN_DOCUMENT, looks: 0 }
      case 'Value':
        return { yields: Array.isArray(node.value) ? node.value.length : 1, looks: 0 }
      case 'Filter':
      case 'Map':
      case 'FlatMap':
        return forEach(node.base, [node.expr])
      case 'PipeFuncCall':
        return forEach(node.base, Array.isArray(node.args) ? node.args : [])
      case 'Group':
      case 'ArrayCoerce':
        return of(node.base)
      case 'Slice': {
        const base = of(node.base)
        const width = Number(node.right) - Number(node.left) + 1
        return width > 0 && Number(node.left) >= 0 ? { ...base, yields: Math.min(base.yields, width) } : base
      }
      default:
        return { yields: LIST_IN_DOCUMENT, looks: looksWithin(node) }
    }
  }

  const looksWithin = (node: SyntaxNode) =>
    Object.values(node)
      .flat()
      .reduce((sum: number, part) => sum + of(part).looks, 0)

  function forEach(list: unknown, steps: unknown[]): Effort {
    const base = of(list)
    const perValue = steps.reduce((sum: number, step) => sum + of(step).looks, 1)
    return { yields: base.yields, looks: base.looks + base.yields * perValue }
  }

  return of(tree).looks
}
