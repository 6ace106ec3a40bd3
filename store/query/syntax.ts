import { mapTree } from '../store/json-tree.ts'

/**
 * The nodes of a parsed GROQ query that this folder creates or reads, named as in groq-js, whose package lacks its type
 * declarations. Other nodes are passed through.
 */
export type QueryNode =
  | { type: 'Everything' | 'This' }
  | { type: 'Value'; value: unknown }
  | { type: 'Parent'; n: number }
  | { type: 'Parameter'; name: string }
  | { type: 'Group' | 'ArrayCoerce'; base: QueryNode }
  | { type: 'AccessAttribute'; base?: QueryNode; name: string }
  | { type: 'AccessElement'; base: QueryNode; index: number }
  | { type: 'Slice'; base: QueryNode; left: number }
  | { type: 'Filter' | 'Map' | 'FlatMap'; base: QueryNode; expr: QueryNode }
  | ListNode
  | ObjectNode
  | {
      type: 'Select'
      alternatives: { type: 'SelectAlternative'; condition: QueryNode; value: QueryNode }[]
      fallback?: QueryNode
    }
  | { type: 'And' | 'Or'; left: QueryNode; right: QueryNode }
  | { type: 'OpCall'; op: string; left: QueryNode; right: QueryNode }
  | { type: 'FuncCall'; namespace: string; name: string; args: QueryNode[] }

export interface ListNode {
  type: 'Array'
  elements: { type: 'ArrayElement'; value: QueryNode; isSplat: boolean }[]
}

export interface ObjectNode {
  type: 'Object'
  attributes: ObjectAttribute[]
}

export type ObjectAttribute =
  | { type: 'ObjectAttributeValue'; name: string; value: QueryNode }
  | { type: 'ObjectSplat'; value: QueryNode }
  | { type: 'ObjectConditionalSplat'; condition: QueryNode; value: QueryNode }

/** Also accepts attributes, elements and alternatives, which are traversed like nodes. */
export const isNode = (value: unknown): value is QueryNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Lists child nodes. Parameter values are data, even when they look like nodes. */
const listChildren = (node: QueryNode): QueryNode[] =>
  node.type === 'Value' ? [] : Object.values(node).flat().filter(isNode)

/** Protects recursion over a tree from a stack overflow. */
const MAX_DEPTH = 1000

/** Yields a node and all nodes below it. @throws RangeError when the tree is too deep */
export function* listDescendants(node: QueryNode, depth = 1): Generator<QueryNode> {
  if (depth > MAX_DEPTH) throw new RangeError('Too deep')
  yield node
  for (const child of listChildren(node)) yield* listDescendants(child, depth + 1)
}

/** Rebuilds a tree bottom-up with the nodes that `change` returns. Parameter values are not changed. */
export const mapNodes = (tree: QueryNode, change: (node: QueryNode) => QueryNode): QueryNode =>
  mapTree(
    tree,
    (value) => (isNode(value) ? change(value) : value),
    (value) => isNode(value) && value.type === 'Value',
  )
