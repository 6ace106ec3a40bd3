import { isNode, type SyntaxNode } from './tree-walk.ts'

/** What a filter says about the documents it can match. Every list is a promise: nothing outside it matches. */
export interface IndexLookup {
  ids?: string[]
  types?: string[]
  /** Matches refer to one of these. */
  targets?: string[]
}

const strings = (values: readonly unknown[]) =>
  values.every((value): value is string => typeof value === 'string') ? Array.from(values) : undefined

/** The strings a constant expression stands for: one, a list, or undefined where they are known only when it runs. */
function constantStrings(node: unknown): string[] | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Value') return strings(Array.isArray(node.value) ? node.value : [node.value])
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return undefined
  const parts = node.elements.map((element: unknown) =>
    isNode(element) && !element.isSplat ? constantStrings(element.value) : undefined,
  )
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined
}

function attributeName(node: unknown): unknown {
  if (!isNode(node) || node.type !== 'AccessAttribute') return undefined
  const ofTheDocument = node.base === undefined || (isNode(node.base) && node.base.type === 'This')
  return ofTheDocument ? node.name : undefined
}

function fromComparison(attribute: unknown, constant: unknown): IndexLookup {
  const name = attributeName(attribute)
  const values = name === '_id' || name === '_type' ? constantStrings(constant) : undefined
  if (!values) return {}
  return name === '_id' ? { ids: values } : { types: values }
}

function fromOperator({ op, left, right }: SyntaxNode): IndexLookup {
  if (op === 'in') return fromComparison(left, right)
  if (op !== '==') return {}
  return { ...fromComparison(left, right), ...fromComparison(right, left) }
}

function fromCall({ namespace, name, args }: SyntaxNode): IndexLookup {
  if (namespace !== 'global' || name !== 'references' || !Array.isArray(args)) return {}
  const parts = args.map(constantStrings)
  return parts.every((part) => part !== undefined) ? { targets: parts.flat() } : {}
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
    // A document may refer to several others, so two lists do not exclude each other; either one alone is a promise.
    targets: left.targets ?? right.targets,
  }
}

/** Reads from a filter's expression which documents can match it, without running it. */
export function findIndexLookup(expression: unknown): IndexLookup {
  if (!isNode(expression)) return {}
  switch (expression.type) {
    case 'Group':
      return findIndexLookup(expression.base)
    case 'And':
      return both(findIndexLookup(expression.left), findIndexLookup(expression.right))
    case 'Or':
      return either(findIndexLookup(expression.left), findIndexLookup(expression.right))
    case 'OpCall':
      return fromOperator(expression)
    case 'FuncCall':
      return fromCall(expression)
    default:
      return {}
  }
}
