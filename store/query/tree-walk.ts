/** A node of a parsed query. groq-js ships without the types of its tree, so its parts are looked at one by one. */
export interface SyntaxNode {
  type: string
  [part: string]: unknown
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The nodes directly below. Values given by parameters are data, whatever they look like, and are left out. */
function* childrenOf(node: SyntaxNode): Generator<SyntaxNode> {
  if (node.type === 'Value') return
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield child
  }
}

/** The node and everything below it. */
export function* descendants(node: SyntaxNode): Generator<SyntaxNode> {
  yield node
  for (const child of childrenOf(node)) yield* descendants(child)
}

/** How many nodes stand one inside another. */
export function depthOf(node: SyntaxNode): number {
  let deepest = 0
  for (const child of childrenOf(node)) deepest = Math.max(deepest, depthOf(child))
  return deepest + 1
}

/** Rebuilds a tree from its leaves up, with each node as `change` answers it. Parameter values stay as they are. */
export function mapTree(node: SyntaxNode, change: (node: SyntaxNode) => SyntaxNode): SyntaxNode {
  if (node.type === 'Value') return change(node)
  const rebuilt: SyntaxNode = { type: node.type }
  const part = (value: unknown) => (isNode(value) ? mapTree(value, change) : value)
  for (const [name, value] of Object.entries(node)) {
    if (name !== 'type') rebuilt[name] = Array.isArray(value) ? value.map(part) : part(value)
  }
  return change(rebuilt)
}
