import type { ExprNode } from 'groq-js'

export interface IndexLookup {
  ids?: string[] | undefined
  types?: string[] | undefined
  targets?: string[] | undefined
}

/** The lookup of a filter, and whether matches refer to the outer document: `references(^._id)`. */
export interface FilterLookup extends IndexLookup {
  join?: boolean | undefined
}

const UNKNOWN: FilterLookup = {}

const flatIfAllKnown = (parts: (string[] | undefined)[]) =>
  parts.every((part) => part !== undefined) ? parts.flat() : undefined

/** Returns the strings of a constant expression; undefined when they depend on the data. */
function readConstantStrings(node: ExprNode): string[] | undefined {
  if (node.type === 'Value') {
    return flatIfAllKnown([node.value].flat().map((value) => (typeof value === 'string' ? [value] : undefined)))
  }
  if (node.type !== 'Array') return undefined
  return flatIfAllKnown(node.elements.map(({ isSplat, value }) => (isSplat ? undefined : readConstantStrings(value))))
}

const isOuterId = (node: ExprNode) =>
  node.type === 'AccessAttribute' && node.name === '_id' && node.base?.type === 'Parent' && node.base.n === 1

function lookupComparison(attribute: ExprNode, operand: ExprNode): FilterLookup {
  if (attribute.type !== 'AccessAttribute' || (attribute.base && attribute.base.type !== 'This')) return UNKNOWN
  const values = readConstantStrings(operand)
  if (attribute.name === '_id') return { ids: values }
  return attribute.name === '_type' ? { types: values } : UNKNOWN
}

const intersect = (left?: string[], right?: string[]) =>
  left && right ? left.filter((value) => right.includes(value)) : (left ?? right)

const intersectLookups = (left: FilterLookup, right: FilterLookup): FilterLookup => ({
  ids: intersect(left.ids, right.ids),
  types: intersect(left.types, right.types),
  // A document may have several references, so lists of targets cannot be intersected.
  targets: left.targets ?? right.targets,
  join: left.join || right.join,
})

const union = (left?: string[], right?: string[]) => (left && right ? [...left, ...right] : undefined)

const unionLookups = (left: FilterLookup, right: FilterLookup): FilterLookup => ({
  ids: union(left.ids, right.ids),
  types: union(left.types, right.types),
  targets: union(left.targets, right.targets),
})

/** Derives the index conditions from a filter's expression, without running it. */
export function findIndexLookup(node: ExprNode): FilterLookup {
  switch (node.type) {
    case 'Group':
      return findIndexLookup(node.base)
    case 'And':
      return intersectLookups(findIndexLookup(node.left), findIndexLookup(node.right))
    case 'Or':
      return unionLookups(findIndexLookup(node.left), findIndexLookup(node.right))
    case 'OpCall': {
      const { op, left, right } = node
      if (op === 'in') return lookupComparison(left, right)
      return op === '==' ? intersectLookups(lookupComparison(left, right), lookupComparison(right, left)) : UNKNOWN
    }
    case 'FuncCall': {
      if (node.namespace !== 'global' || node.name !== 'references') return UNKNOWN
      const targets = flatIfAllKnown(node.args.map(readConstantStrings))
      return targets ? { targets } : { join: node.args.every(isOuterId) }
    }
    default:
      return UNKNOWN
  }
}
