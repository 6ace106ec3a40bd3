import type { ExprNode, FuncCallNode, ObjectAttributeNode, PipeFuncCallNode, SyntaxNode } from 'groq-js'
import type { OrderKey } from '../documents/orderIndex.ts'
import { getFieldPath } from './indexLookup.ts'
import { getText } from './syntax.ts'

/** The start of a list of documents in an order: `*[…] | order(…)[0...100]`. */
export interface OrderedList {
  /** Selects the documents. */
  filter: ExprNode
  /** Name of the parameter that holds the candidates. */
  candidates: string
  keys: readonly OrderKey[]
  /** Number of the documents that the list can show. */
  end: number
  /** The query, in which the parameter of the candidates holds those that the filter selected. */
  rest: ExprNode
}

const isThis = (node: ExprNode) => node.type === 'This'

/** Returns whether a splat may set an attribute. */
function maySet(node: ExprNode, name: string): boolean {
  if (node.type === 'Group') return maySet(node.base, name)
  if (node.type === 'Object')
    return node.attributes.some((each) => each.type !== 'ObjectAttributeValue' || each.name === name)
  if (node.type !== 'Select') return true
  return [...node.alternatives.map(({ value }) => value), ...(node.fallback ? [node.fallback] : [])].some((value) =>
    maySet(value, name),
  )
}

/** Returns what a projection puts into an attribute; undefined when that depends on the document. */
function findAttribute(attributes: readonly ObjectAttributeNode[], name: string): ExprNode | undefined {
  for (const attribute of attributes.toReversed()) {
    if (attribute.type === 'ObjectConditionalSplat') return undefined
    if (attribute.type === 'ObjectAttributeValue') {
      if (attribute.name === name) return attribute.value
    } else if (isThis(attribute.value)) return { type: 'AccessAttribute', name }
    else if (maySet(attribute.value, name)) return undefined
  }
  return undefined
}

/** Expresses what is read of a projected document by what the projection reads; undefined for what is not plain. */
function expressByDocument(
  node: ExprNode,
  attributes: readonly ObjectAttributeNode[] | undefined,
): ExprNode | undefined {
  if (!attributes) return node
  if (node.type === 'AccessElement') {
    const list = expressByDocument(node.base, attributes)
    const element = list?.type === 'Array' && !list.elements.some(({ isSplat }) => isSplat) && list.elements[node.index]
    return element ? element.value : undefined
  }
  if (node.type !== 'AccessAttribute') return undefined
  if (!node.base || isThis(node.base)) return findAttribute(attributes, node.name)
  const base = expressByDocument(node.base, attributes)
  return base && { ...node, base }
}

const isCall = (node: ExprNode | undefined, namespace: string, name: string): node is FuncCallNode =>
  node?.type === 'FuncCall' && node.namespace === namespace && node.name === name

/** Reads `array::join(string::split(text, "é"), "e")`, by which GROQ replaces a text in another. */
function readReplacement(node: ExprNode) {
  if (!isCall(node, 'array', 'join')) return undefined
  const [split, joint] = node.args
  if (!isCall(split, 'string', 'split')) return undefined
  const [text, separator] = split.args
  const [from, to] = [getText(separator), getText(joint)]
  return text && from && to !== undefined ? { text, from, to } : undefined
}

type ComparedValue = Omit<OrderKey, 'isDescending'>

/** Reads what an order compares of a document; undefined for more than a field in lower case with other letters. */
function readCompared(
  node: ExprNode,
  attributes: readonly ObjectAttributeNode[] | undefined,
): ComparedValue | undefined {
  const replacement = readReplacement(node)
  if (replacement) {
    const compared = readCompared(replacement.text, attributes)
    const { from, to } = replacement
    return compared && { ...compared, replacements: [...compared.replacements, [from, to]] }
  }
  if (isCall(node, 'global', 'lower')) {
    const compared = node.args[0] && readCompared(node.args[0], attributes)
    return compared?.replacements.length === 0 ? { ...compared, isLowered: true } : undefined
  }
  const value = expressByDocument(node, attributes)
  const path = value && getFieldPath(value)
  if (path) return { path, isLowered: false, replacements: [] }
  return value && attributes ? readCompared(value, undefined) : undefined
}

/** Returns the key of an order; undefined for one that is more than a field. The ids of a view are not those stored. */
function readKey(given: ExprNode, attributes: readonly ObjectAttributeNode[] | undefined): OrderKey | undefined {
  const node = given.type === 'Desc' || given.type === 'Asc' ? given.base : given
  const compared = readCompared(node, attributes)
  if (!compared || /^_(id|originalId)$/.test(compared.path[0] ?? '')) return undefined
  return { ...compared, isDescending: given.type === 'Desc' }
}

const isIdAscending = (node: ExprNode, attributes: readonly ObjectAttributeNode[] | undefined): boolean => {
  const field = node.type === 'Asc' ? node.base : node
  const read = node.type === 'Desc' ? undefined : expressByDocument(field, attributes)
  return read !== undefined && getFieldPath(read)?.join('.') === '_id'
}

const getAttributes = (node: ExprNode) =>
  node.type === 'Projection' && isThis(node.base) && node.expr.type === 'Object' ? node.expr.attributes : undefined

/** Reads the keys of an order as it is written; undefined when they are more than fields. */
export function readOrderKeys({ base, args }: PipeFuncCallNode): OrderKey[] | undefined {
  const attributes = base.type === 'Map' ? getAttributes(base.expr) : undefined
  if (base.type === 'Map' && !attributes) return undefined
  const last = args.at(-1)
  // Documents come in the order of their ids otherwise.
  const given = last && isIdAscending(last, attributes) ? args.slice(0, -1) : args
  const keys = given.map((key) => readKey(key, attributes))
  return keys.every((key) => key !== undefined) ? keys : undefined
}

/** Returns the number of elements up to the last one that a node can return; undefined for another node. */
function countRead(node: SyntaxNode): number | undefined {
  if (node.type === 'AccessElement') return node.index >= 0 ? node.index + 1 : undefined
  if (node.type !== 'Slice' || node.left < 0 || node.right < 0) return undefined
  return node.isInclusive ? node.right + 1 : node.right
}

function findCandidates(node: ExprNode): string | undefined {
  if (node.type === 'Filter') return findCandidates(node.base)
  return node.type === 'Parameter' ? node.name : undefined
}

const getMapped = (node: ExprNode) => (node.type === 'Map' ? node.base : node)

const replaceMapped = (node: ExprNode, base: ExprNode): ExprNode => (node.type === 'Map' ? { ...node, base } : base)

/**
 * Finds the list that a query consists of.
 *
 * @param tree a tree whose filters read candidates
 * @param getKeys returns the keys of an order of the tree
 */
export function findOrderedList(
  tree: ExprNode,
  getKeys: (order: PipeFuncCallNode) => readonly OrderKey[] | undefined,
): OrderedList | undefined {
  const end = countRead(tree)
  if (end === undefined) {
    if (!('base' in tree) || !tree.base || tree.type === 'SelectorNested') return undefined
    const list = findOrderedList(tree.base, getKeys)
    return list && { ...list, rest: { ...tree, base: list.rest } }
  }
  if (tree.type !== 'Slice' && tree.type !== 'AccessElement') return undefined
  const order = getMapped(tree.base)
  if (order.type !== 'PipeFuncCall' || order.name !== 'order') return undefined
  const keys = getKeys(order)
  const filter = getMapped(order.base)
  const candidates = findCandidates(filter)
  if (!keys || candidates === undefined) return undefined
  const selected = replaceMapped(order.base, { type: 'Parameter', name: candidates })
  const rest = { ...tree, base: replaceMapped(tree.base, { ...order, base: selected }) }
  return { filter, candidates, keys, end, rest }
}
