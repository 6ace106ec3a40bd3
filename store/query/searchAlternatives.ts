import type { AccessAttributeNode, ExprNode } from 'groq-js'
import { createCall, createLiteral, createSelect } from './syntax.ts'

/** The attribute in which the text of each search begins, without which it finds nothing. */
const attributes = new WeakMap<ExprNode, AccessAttributeNode>()

function findFirstAttribute(node: ExprNode): AccessAttributeNode | undefined {
  switch (node.type) {
    case 'AccessAttribute':
      return node.base ? findFirstAttribute(node.base) : node
    case 'ArrayCoerce':
    case 'FlatMap':
    case 'Group':
    case 'Map':
      return findFirstAttribute(node.base)
    default:
      return undefined
  }
}

/** Notes where a search looks. @param search true or false, never null @param left what it searches in */
export function noteSearch(search: ExprNode, left: ExprNode): void {
  const attribute = findFirstAttribute(left)
  if (attribute) attributes.set(search, attribute)
}

function listAlternatives(node: ExprNode): ExprNode[] {
  const alternatives: ExprNode[] = []
  const rest = [node]
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (next.type === 'Or') rest.push(next.right, next.left)
    else alternatives.push(next)
  }
  return alternatives
}

/** Creates what is true once one of the alternatives is. */
const createAny = (alternatives: readonly ExprNode[]): ExprNode =>
  createSelect(
    alternatives.map((alternative) => [alternative, createLiteral(true)]),
    createLiteral(false),
  )

/**
 * Groups the searches of a filter by the document's attribute that they begin in. A group is left out where a document
 * lacks its attribute, and nothing is searched after the first match: groq-js evaluates both sides of an `||`, and the
 * Studio's search asks for hundreds of fields, of all types.
 */
export function groupSearches(node: ExprNode): ExprNode {
  if (node.type === 'Group') return { ...node, base: groupSearches(node.base) }
  if (node.type === 'And') return { ...node, left: groupSearches(node.left), right: groupSearches(node.right) }
  if (node.type !== 'Or') return node
  const groups = Map.groupBy(listAlternatives(node), (alternative) => attributes.get(alternative)?.name)
  const others = groups.get(undefined) ?? []
  const searches = [...groups.values()].flatMap((group) => {
    const attribute = group[0] && attributes.get(group[0])
    return attribute ? [[createCall('global', 'defined', attribute), createAny(group)] as const] : []
  })
  if (searches.length === 0) return node
  const found = createAny(searches.map((search) => createSelect([search], createLiteral(false))))
  return others.reduce((left, right) => ({ type: 'Or', left, right }), found)
}
