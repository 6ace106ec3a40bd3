import type { QueryNode } from './syntax.ts'

/** Index conditions that every match of a filter meets. */
export interface IndexLookup {
  /** Matches have one of these strings at the path, such as `_type` or `slug.current`. */
  fields: Readonly<Record<string, string[]>>
  /** Matches refer to one of these. */
  targets?: string[]
}

/** The lookup of a filter, and an outer expression that yields the ids to which matches refer. */
export interface FilterLookup extends IndexLookup {
  join?: QueryNode
}

const UNKNOWN: FilterLookup = { fields: {} }

const flatIfAllKnown = (parts: (string[] | undefined)[]) =>
  parts.every((part) => part !== undefined) ? parts.flat() : undefined

/** Returns the strings of a constant expression; undefined when they depend on the data. */
function readConstantStrings(node: QueryNode): string[] | undefined {
  if (node.type === 'Value') {
    return flatIfAllKnown([node.value].flat().map((value) => (typeof value === 'string' ? [value] : undefined)))
  }
  if (node.type !== 'Array') return undefined
  return flatIfAllKnown(node.elements.map(({ isSplat, value }) => (isSplat ? undefined : readConstantStrings(value))))
}

/** Returns the path of an attribute of the filtered document. */
function getPath(node: QueryNode): string | undefined {
  if (node.type !== 'AccessAttribute' || node.name.includes('.')) return undefined
  if (!node.base || node.base.type === 'This') return node.name
  const base = getPath(node.base)
  return base === undefined ? undefined : `${base}.${node.name}`
}

/** Rewrites an expression such as `^._id` for the outer scope; undefined when it needs the document. */
function resolveOuter(node: QueryNode): QueryNode | undefined {
  if (node.type === 'Parent') return node.n > 1 ? { ...node, n: node.n - 1 } : { type: 'This' }
  if (node.type !== 'AccessAttribute') return undefined
  const base = node.base && resolveOuter(node.base)
  return base && { ...node, base }
}

function lookupComparison(attribute: QueryNode, operand: QueryNode): FilterLookup {
  const path = getPath(attribute)
  // Perspectives add `_originalId`; indexed documents do not have it.
  if (path === undefined || path === '_originalId') return UNKNOWN
  const values = readConstantStrings(operand)
  return values ? { fields: { [path]: values } } : UNKNOWN
}

function uniteLookups(left: FilterLookup, right: FilterLookup): FilterLookup {
  const fields = Object.entries(left.fields).flatMap(([path, values]) => {
    const others = right.fields[path]
    return others ? [[path, [...new Set([...values, ...others])]]] : []
  })
  const targets = left.targets && right.targets && [...new Set([...left.targets, ...right.targets])]
  return { fields: Object.fromEntries(fields), ...(targets && { targets }) }
}

function intersectLookups(left: FilterLookup, right: FilterLookup): FilterLookup {
  const shared = Object.entries(left.fields).map(([path, values]) => {
    const others = right.fields[path]
    return [path, others ? values.filter((value) => others.includes(value)) : values]
  })
  // A document may have several references, so lists of targets cannot be intersected.
  return { ...right, ...left, fields: { ...right.fields, ...Object.fromEntries(shared) } }
}

/** Derives the index conditions from a filter's expression, without running it. */
export function findIndexLookup(node: QueryNode): FilterLookup {
  switch (node.type) {
    case 'Group':
      return findIndexLookup(node.base)
    case 'And':
      return intersectLookups(findIndexLookup(node.left), findIndexLookup(node.right))
    case 'Or':
      return uniteLookups(findIndexLookup(node.left), findIndexLookup(node.right))
    case 'OpCall': {
      const { op, left, right } = node
      if (op === 'in') return lookupComparison(left, right)
      return op === '==' ? intersectLookups(lookupComparison(left, right), lookupComparison(right, left)) : UNKNOWN
    }
    case 'FuncCall': {
      if (node.namespace !== 'global' || node.name !== 'references') return UNKNOWN
      const targets = flatIfAllKnown(node.args.map(readConstantStrings))
      if (targets) return { fields: {}, targets }
      const [first, ...rest] = node.args
      const join = first && rest.length === 0 ? resolveOuter(first) : undefined
      return join ? { fields: {}, join } : UNKNOWN
    }
    default:
      return UNKNOWN
  }
}
