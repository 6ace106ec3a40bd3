import type { ExprNode } from 'groq-js'
import { findIndexLookup } from './indexLookup.ts'

/** Types and ids, one of which a document must have for a query to yield it. Unknown ones are left out. */
export interface DocumentCondition {
  types?: string[] | undefined
  ids?: string[] | undefined
  /** True if the query yields every document that meets the condition, so that it need not be evaluated. */
  isSufficient?: boolean | undefined
}

const isOwn = (node: ExprNode, name: string) =>
  node.type === 'AccessAttribute' && node.name === name && (!node.base || node.base.type === 'This')

const isString = (node: ExprNode) => node.type === 'Value' && typeof node.value === 'string'

const isListOfStrings = (node: ExprNode) =>
  node.type === 'Array'
    ? node.elements.every(({ isSplat, value }) => !isSplat && isString(value))
    : node.type === 'Value' && Array.isArray(node.value) && node.value.every((value) => typeof value === 'string')

/** Returns whether a filter compares only the type or the id with constants, so that its index lookup says all of it. */
function isSufficient(node: ExprNode): boolean {
  if (node.type === 'Group') return isSufficient(node.base)
  if (node.type === 'And') return isSufficient(node.left) && isSufficient(node.right)
  if (node.type !== 'OpCall') return false
  const { op, left, right } = node
  if (!isOwn(left, '_type') && !isOwn(left, '_id')) return false
  return op === 'in' ? isListOfStrings(right) : op === '==' && isString(right)
}

/**
 * Derives from a query's tree, without running it, what every document that it yields has in common. No condition is
 * derived from a query that may yield something without a document, such as a count.
 */
export function findDocumentCondition(node: ExprNode): DocumentCondition {
  switch (node.type) {
    case 'Everything':
      return { isSufficient: true }
    case 'Filter': {
      if (node.base.type !== 'Everything') return findNecessaryCondition(node.base)
      const { types, ids } = findIndexLookup(node.expr)
      return { types, ids, isSufficient: isSufficient(node.expr) }
    }
    // Each of these is empty or null if its base is.
    case 'AccessElement':
    case 'ArrayCoerce':
    case 'FlatMap':
    case 'Group':
    case 'Map':
    case 'PipeFuncCall':
    case 'Projection':
    case 'Slice':
      return findNecessaryCondition(node.base)
    default:
      return {}
  }
}

function findNecessaryCondition(node: ExprNode): DocumentCondition {
  const { types, ids } = findDocumentCondition(node)
  return { types, ids }
}

/** Returns whether a query with the condition may yield a document. */
export const mayYield = ({ types, ids }: DocumentCondition, { _id, _type }: { _id: string; _type: string }) =>
  (!types || types.includes(_type)) && (!ids || ids.includes(_id))
