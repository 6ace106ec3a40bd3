import type { ExprNode, FuncCallNode, SyntaxNode } from 'groq-js'
import { mapTree } from '../documents/jsonTree.ts'

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const createLiteral = (value: string | number | boolean | null): ExprNode => ({ type: 'Value', value })

export const createCall = (namespace: string, name: string, ...args: ExprNode[]): ExprNode => ({
  type: 'FuncCall',
  namespace,
  name,
  args,
})

export const createList = (...values: readonly ExprNode[]): ExprNode => ({
  type: 'Array',
  elements: values.map((value) => ({ type: 'ArrayElement', value, isSplat: false })),
})

type Alternative = readonly [condition: ExprNode, value: ExprNode]

/** Creates a `select()`, whose value is that of the first alternative whose condition holds. */
export const createSelect = (
  alternatives: readonly Alternative[],
  fallback: ExprNode = createLiteral(null),
): ExprNode => ({
  type: 'Select',
  alternatives: alternatives.map(([condition, value]) => ({ type: 'SelectAlternative', condition, value })),
  fallback,
})

/** Returns a constant text; undefined for another expression. */
export const getText = (node: ExprNode | undefined): string | undefined =>
  node?.type === 'Value' && typeof node.value === 'string' ? node.value : undefined

/** Lists child nodes. Parameter values are data, even when they look like nodes. */
function listChildren(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  if (node.type === 'Value') return children
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) children.push(...value.filter(isNode))
    else if (isNode(value)) children.push(value)
  }
  return children
}

/** Protects recursion over a tree from a stack overflow. */
const MAX_DEPTH = 1000

/** Yields a node and all nodes below it. @throws RangeError when the tree is too deep */
export function* listDescendants(tree: SyntaxNode): Generator<SyntaxNode> {
  // A recursive generator would pass each node of a chain on through all those above it.
  const rest = [{ node: tree, depth: 1 }]
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const { node, depth } = next
    if (depth > MAX_DEPTH) throw new RangeError('Too deep')
    yield node
    for (const child of listChildren(node).toReversed()) rest.push({ node: child, depth: depth + 1 })
  }
}

/** Rebuilds a tree bottom-up with the nodes that `change` returns. Parameter values are not changed. */
export const mapNodes = (tree: ExprNode, change: (node: SyntaxNode) => SyntaxNode): ExprNode =>
  mapTree(
    tree,
    (value) => (isNode(value) ? change(value) : value),
    (value) => isNode(value) && value.type === 'Value',
  )

/** Returns a call of `text::query()`; undefined for another node. */
export function getTextQueryCall(node: SyntaxNode): FuncCallNode | undefined {
  if (node.type === 'Group') return getTextQueryCall(node.base)
  return node.type === 'FuncCall' && node.namespace === 'text' && node.name === 'query' ? node : undefined
}
