import type { QueryNode } from './syntax.ts'

/** What a filter says about the documents it can match. Nothing outside a list matches. */
export interface IndexLookup {
  ids?: string[]
  types?: string[]
  /** Matches refer to one of these. */
  targets?: string[]
}

const allKnown = (parts: (string[] | undefined)[]) =>
  parts.every((part) => part !== undefined) ? parts.flat() : undefined

/** The strings of a constant expression, or undefined when they are known only while it runs. */
function constantStrings(node: QueryNode): string[] | undefined {
  if (node.type === 'Value') {
    return allKnown([node.value].flat().map((value) => (typeof value === 'string' ? [value] : undefined)))
  }
  if (node.type !== 'Array') return undefined
  return allKnown(node.elements.map(({ isSplat, value }) => (isSplat ? undefined : constantStrings(value))))
}

function fromComparison(attribute: QueryNode, constant: QueryNode): IndexLookup {
  if (attribute.type !== 'AccessAttribute' || (attribute.base && attribute.base.type !== 'This')) return {}
  const { name } = attribute
  const values = name === '_id' || name === '_type' ? constantStrings(constant) : undefined
  if (!values) return {}
  return name === '_id' ? { ids: values } : { types: values }
}

function either(left: IndexLookup, right: IndexLookup): IndexLookup {
  const union = (a?: string[], b?: string[]) => (a && b ? [...new Set([...a, ...b])] : undefined)
  return {
    ids: union(left.ids, right.ids),
    types: union(left.types, right.types),
    targets: union(left.targets, right.targets),
  }
}

function both(left: IndexLookup, right: IndexLookup): IndexLookup {
  const shared = (a?: string[], b?: string[]) => (a && b ? a.filter((value) => b.includes(value)) : (a ?? b))
  return {
    ids: shared(left.ids, right.ids),
    types: shared(left.types, right.types),
    // A document may refer to several others, so two lists do not exclude each other.
    targets: left.targets ?? right.targets,
  }
}

/** Reads from a filter's expression which documents can match it, without running it. */
export function findIndexLookup(node: QueryNode): IndexLookup {
  switch (node.type) {
    case 'Group':
      return findIndexLookup(node.base)
    case 'And':
      return both(findIndexLookup(node.left), findIndexLookup(node.right))
    case 'Or':
      return either(findIndexLookup(node.left), findIndexLookup(node.right))
    case 'OpCall': {
      const { op, left, right } = node
      if (op === 'in') return fromComparison(left, right)
      return op === '==' ? { ...fromComparison(left, right), ...fromComparison(right, left) } : {}
    }
    case 'FuncCall':
      if (node.namespace !== 'global' || node.name !== 'references') return {}
      return { targets: allKnown(node.args.map(constantStrings)) }
    default:
      return {}
  }
}
