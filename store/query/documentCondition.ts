import type { ExprNode } from 'groq-js'
import { findIndexLookup } from './indexLookup.ts'

/** Types and ids, one of which a document must have for a query to yield it. Unknown ones are left out. */
export interface DocumentCondition {
  types?: string[] | undefined
  ids?: string[] | undefined
}

/**
 * Derives from a query's tree, without running it, what every document that it yields has in common. No condition is
 * derived from a query that may yield something without a document, such as a count.
 */
export function findDocumentCondition(node: ExprNode): DocumentCondition {
  switch (node.type) {
    case 'Filter': {
      if (node.base.type !== 'Everything') return findDocumentCondition(node.base)
      const { types, ids } = findIndexLookup(node.expr)
      return { types, ids }
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
      return findDocumentCondition(node.base)
    default:
      return {}
  }
}

/** Returns whether a query with the condition may yield a document. */
export const mayYield = ({ types, ids }: DocumentCondition, { _id, _type }: { _id: string; _type: string }) =>
  (!types || types.includes(_type)) && (!ids || ids.includes(_id))
