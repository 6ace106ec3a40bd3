import { isNode, type SyntaxNode } from './tree-walk.ts'

/** What a part of a query comes to. */
interface Effort {
  /** How many values it yields. */
  yields: number
  /** The longest list inside one of these values. */
  holds: number
  /** How many values are looked at until it has. */
  looks: number
}

/** Lists inside documents are short next to a dataset; their length is known only when the query runs. */
const LIST_IN_DOCUMENT = 10

/** Characters of a text in a document, each of which can become a value of its own. */
const TEXT_IN_DOCUMENT = 1000

const IN_DOCUMENT: Effort = { yields: LIST_IN_DOCUMENT, holds: LIST_IN_DOCUMENT, looks: 0 }

const nodesIn = (value: unknown): SyntaxNode[] => [value].flat().filter(isNode)

const most = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b), 0)

/** The longest list anywhere in a value that a parameter or a constant gives. */
function longestList(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Math.max(Array.isArray(value) ? value.length : 1, most(Object.values(value).map(longestList)))
}

/** How long a text can be that an expression stands for. */
function lengthOf(node: SyntaxNode | undefined): number {
  if (node?.type === 'Value') return String(node.value).length
  if (node?.type === 'Group') return lengthOf(nodesIn(node.base)[0])
  if (node?.type !== 'OpCall') return TEXT_IN_DOCUMENT
  return lengthOf(nodesIn(node.left)[0]) + lengthOf(nodesIn(node.right)[0])
}

/**
 * Estimates how many values a query looks at, above all how scans of the dataset multiply when one stands inside
 * another. Queries run to their end on the one thread of the store, so what is too much has to be known before.
 *
 * @param tree the narrowed query
 * @param sizes how many documents each of its candidate lists has
 * @param everything how many documents `*` stands for
 */
export function effortOf(tree: SyntaxNode, sizes: ReadonlyMap<string, number>, everything: number): number {
  /** @param own the longest list in the value that attributes without a base belong to, or in one around it */
  function of(node: unknown, own: number): Effort {
    if (!isNode(node)) return { yields: 1, holds: 1, looks: 0 }
    switch (node.type) {
      case 'Everything':
        return { ...IN_DOCUMENT, yields: everything }
      case 'Parameter':
        return { ...IN_DOCUMENT, yields: sizes.get(String(node.name)) ?? LIST_IN_DOCUMENT }
      case 'Value':
        return { yields: Array.isArray(node.value) ? node.value.length : 1, holds: longestList(node.value), looks: 0 }
      case 'This':
      case 'Parent':
        return { yields: own, holds: own, looks: 0 }
      case 'AccessAttribute':
      case 'AccessElement': {
        const { holds, looks } = node.base === undefined ? { holds: own, looks: 0 } : of(node.base, own)
        return { yields: Math.max(holds, LIST_IN_DOCUMENT), holds: Math.max(holds, LIST_IN_DOCUMENT), looks }
      }
      case 'Deref':
        return { ...IN_DOCUMENT, looks: of(node.base, own).looks }
      case 'Array':
        return listOf(node, own)
      case 'Projection': {
        const base = of(node.base, own)
        const made = of(node.expr, Math.max(own, base.holds))
        return { ...made, looks: base.looks + made.looks }
      }
      case 'Filter':
        return forEach(node.base, nodesIn(node.expr), own).list
      case 'Map':
      case 'FlatMap': {
        const { list, made } = forEach(node.base, nodesIn(node.expr), own)
        const holds = Math.max(made.yields, made.holds)
        return { ...list, yields: node.type === 'Map' ? list.yields : list.yields * made.yields, holds }
      }
      case 'PipeFuncCall':
        return forEach(node.base, nodesIn(node.args), own).list
      case 'Group':
      case 'ArrayCoerce':
        return of(node.base, own)
      case 'Slice': {
        const base = of(node.base, own)
        const width = Number(node.right) - Number(node.left) + 1
        return width > 0 && Number(node.left) >= 0 ? { ...base, yields: Math.min(base.yields, width) } : base
      }
      case 'FuncCall': {
        const { holds, looks } = together(node, own)
        const isSplit = node.namespace === 'string' && node.name === 'split'
        return isSplit ? { yields: lengthOf(nodesIn(node.args)[0]), holds: 1, looks } : { yields: holds, holds, looks }
      }
      default:
        return together(node, own)
    }
  }

  const partsOf = (node: SyntaxNode, own: number) =>
    Object.values(node)
      .flatMap(nodesIn)
      .map((part) => of(part, own))

  /** Of an expression of several parts: it may yield what any of them does, or lists joined. */
  function together(node: SyntaxNode, own: number): Effort {
    const parts = partsOf(node, own)
    const isSum = node.type === 'OpCall' && node.op === '+'
    const yields = parts.map((part) => part.yields)
    const longest = Math.max(LIST_IN_DOCUMENT, isSum ? yields.reduce((a, b) => a + b, 0) : most(yields))
    return {
      yields: longest,
      holds: Math.max(longest, most(parts.map((part) => part.holds))),
      looks: parts.reduce((sum, part) => sum + part.looks, 0),
    }
  }

  function listOf(list: SyntaxNode, own: number): Effort {
    const elements = nodesIn(list.elements).map(({ value, isSplat }) => ({ isSplat, ...of(value, own) }))
    return {
      yields: elements.reduce((sum, element) => sum + (element.isSplat ? element.yields : 1), 0),
      holds: most(elements.map(({ isSplat, yields, holds }) => (isSplat ? holds : Math.max(yields, holds)))),
      looks: elements.reduce((sum, { looks }) => sum + looks, 0),
    }
  }

  /** Of steps taken for each value of a list: what has been looked at with them, and what they make of one value. */
  function forEach(listed: unknown, steps: readonly SyntaxNode[], own: number): { list: Effort; made: Effort } {
    const base = of(listed, own)
    const made = steps.map((step) => of(step, Math.max(own, base.holds)))
    const perValue = made.reduce((sum, step) => sum + step.looks, 1)
    return {
      list: { ...base, looks: base.looks + base.yields * perValue },
      made: { yields: most(made.map(({ yields }) => yields)), holds: most(made.map(({ holds }) => holds)), looks: 0 },
    }
  }

  return of(tree, LIST_IN_DOCUMENT).looks
}
