import type { QueryNode } from './syntax.ts'

/** What a filter says about the documents it can match. Nothing outside a list matches. */
export interface IndexLookup {
  /** Matches have one of these strings at the path, such as `_type` or `slug.current`. */
  fields: Readonly<Record<string, string[]>>
  /** Matches refer to one of these. */
  targets?: string[]
  /** Only so many matches are needed, the first by id or by the field at a path. */
  first?: { count: number; path?: string; isDescending?: boolean }
}

/** A lookup of a filter, and the expression outside it that yields more: ids of matches, or of what they refer to. */
export interface FilterLookup extends IndexLookup {
  join?: { to: 'ids' | 'targets'; value: QueryNode }
}

const NOTHING: FilterLookup = { fields: {} }

const joinIfAllKnown = (parts: (string[] | undefined)[]) =>
  parts.every((part) => part !== undefined) ? parts.flat() : undefined

/** The strings of a constant expression, or undefined when they are known only while it runs. */
function readConstantStrings(node: QueryNode): string[] | undefined {
  if (node.type === 'Value') {
    return joinIfAllKnown([node.value].flat().map((value) => (typeof value === 'string' ? [value] : undefined)))
  }
  if (node.type !== 'Array') return undefined
  return joinIfAllKnown(node.elements.map(({ isSplat, value }) => (isSplat ? undefined : readConstantStrings(value))))
}

/** The path of an attribute of the filtered document. */
export function getPath(node: QueryNode): string | undefined {
  if (node.type !== 'AccessAttribute' || node.name.includes('.')) return undefined
  if (!node.base || node.base.type === 'This') return node.name
  const base = getPath(node.base)
  return base === undefined ? undefined : `${base}.${node.name}`
}

/** An expression such as `^.author._ref` as it reads outside the filter, or undefined when it needs the document. */
function resolveOuter(node: QueryNode): QueryNode | undefined {
  if (node.type === 'Parent') return node.n > 1 ? { ...node, n: node.n - 1 } : { type: 'This' }
  if (node.type === 'Map' && node.expr.type === 'AccessAttribute') {
    const base = node.expr.base?.type === 'This' ? resolveOuter(node.base) : undefined
    return base && { ...node, base }
  }
  if (node.type !== 'AccessAttribute' && node.type !== 'ArrayCoerce' && node.type !== 'Group') return undefined
  const base = node.base && resolveOuter(node.base)
  return base && { ...node, base }
}

function lookupComparison(attribute: QueryNode, compared: QueryNode): FilterLookup {
  const path = getPath(attribute)
  // Only a perspective gives documents this field; the index has them without it.
  if (path === undefined || path === '_originalId') return NOTHING
  const values = readConstantStrings(compared)
  if (values) return { fields: { [path]: values } }
  const value = path === '_id' ? resolveOuter(compared) : undefined
  return value ? { fields: {}, join: { to: 'ids', value } } : NOTHING
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
  // A document may refer to several others, so two lists do not exclude each other.
  return { ...right, ...left, fields: { ...right.fields, ...Object.fromEntries(shared) } }
}

/** Reads from a filter's expression which documents can match it, without running it. */
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
      return op === '==' ? intersectLookups(lookupComparison(left, right), lookupComparison(right, left)) : NOTHING
    }
    case 'FuncCall': {
      if (node.namespace !== 'global' || node.name !== 'references') return NOTHING
      const targets = joinIfAllKnown(node.args.map(readConstantStrings))
      if (targets) return { fields: {}, targets }
      const [first, ...others] = node.args
      const value = first && others.length === 0 ? resolveOuter(first) : undefined
      return value ? { fields: {}, join: { to: 'targets', value } } : NOTHING
    }
    default:
      return NOTHING
  }
}

/** Whether the fields of its lookup say all that a filter does. */
export function isExact(node: QueryNode): boolean {
  if (node.type === 'Group') return isExact(node.base)
  if (node.type === 'And') return isExact(node.left) && isExact(node.right)
  if (node.type !== 'OpCall' || node.op !== '==') return false
  const isText = [node.left, node.right].some((side) => side.type === 'Value' && typeof side.value === 'string')
  return isText && Object.keys(findIndexLookup(node).fields).length > 0
}
