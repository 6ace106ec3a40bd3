import type { ListNode, ObjectAttribute, ObjectNode, QueryNode } from './source-map-syntax.ts'
import type { SyntaxNode } from './tree-walk.ts'

/**
 * Name under which every object that a traced query makes lists what it was made of. It begins with a
 * character that no field name of content has.
 */
export const PROVENANCE = '\0ingredients'

/**
 * How a traced query says where a value comes from. Objects and lists are told by identity, so `of`,
 * `list`, `splat` hold the very values the query had in hand.
 */
export type Origin =
  | { kind: 'field'; of: unknown; name: string }
  | { kind: 'element'; list: unknown; from: Origin; index: number }
  | { kind: 'slice'; list: unknown; from: Origin; start: number }
  | { kind: 'each'; origins: Origin[] }
  | { kind: 'flattened'; parts: { value: unknown; from: Origin }[] }
  | null

/** What a traced query yields. */
export interface Trace {
  result: unknown
  from: Origin
}

/** One part of an object that a traced query makes, in the order of the query. Later ones win. */
export type Ingredient = { name: string; from: Origin } | { splat: unknown } | null

/**
 * A query that yields what the given one does, and with it where it comes from.
 *
 * @param query a parsed query; it is left as it is
 * @returns a query that yields a {@link Trace}; objects made within `result` carry {@link PROVENANCE}
 */
export function traced(query: SyntaxNode): QueryNode {
  const tree: unknown = structuredClone(query)
  if (!isNode(tree)) throw new TypeError('Not a parsed query')
  listIngredients(tree)
  return made({ result: tree, from: origin(tree) })
}

/** Adds the list of ingredients to each object the query makes, innermost first. */
function listIngredients(node: QueryNode): void {
  // The value of a literal is content, which may look like a node.
  if (node.type === 'Value') return
  for (const part of Object.values(node).flat()) if (isNode(part)) listIngredients(part)
  if (node.type !== 'Object') return
  const elements = node.attributes.map((attribute) => element(ingredient(attribute)))
  node.attributes.push(field(PROVENANCE, { type: 'Array', elements }))
}

function ingredient(attribute: ObjectAttribute): QueryNode {
  switch (attribute.type) {
    case 'ObjectAttributeValue':
      return made({ name: value(attribute.name), from: origin(attribute.value) })
    case 'ObjectSplat':
      return made({ splat: attribute.value })
    case 'ObjectConditionalSplat':
      return when([[attribute.condition, made({ splat: attribute.value })]])
  }
}

/** The query that yields the {@link Origin} of what `node` yields. */
function origin(node: QueryNode): QueryNode {
  switch (node.type) {
    case 'AccessAttribute':
      return made({ kind: value('field'), of: node.base ?? { type: 'This' }, name: value(node.name) })
    case 'AccessElement':
      return made({ kind: value('element'), list: node.base, from: origin(node.base), index: value(node.index) })
    case 'Slice':
      return made({ kind: value('slice'), list: node.base, from: origin(node.base), start: value(node.left) })
    case 'Group':
    case 'ArrayCoerce':
      return origin(node.base)
    case 'Map':
      return made({ kind: value('each'), origins: { ...node, expr: origin(node.expr) } })
    case 'FlatMap': {
      const expr = made({ value: node.expr, from: origin(node.expr) })
      return made({ kind: value('flattened'), parts: { type: 'Map', base: node.base, expr } })
    }
    case 'Array':
      return listOrigin(node)
    case 'Select':
      return when(
        node.alternatives.map((alternative) => [alternative.condition, origin(alternative.value)]),
        node.fallback && origin(node.fallback),
      )
    case 'FuncCall':
      if (node.namespace !== 'global' || node.name !== 'coalesce') return value(null)
      return when(node.args.map((argument) => [isDefined(argument), origin(argument)]))
    default:
      // Objects and lists that pass through filters, orders and references are known by identity;
      // what is computed comes from nowhere.
      return value(null)
  }
}

/** The origins of a list written out in the query. Spread lists have a length only the data knows. */
function listOrigin(node: ListNode): QueryNode {
  const parts = node.elements.map(({ value: part, isSplat }) =>
    isSplat
      ? made({ value: part, from: origin(part) })
      : made({ value: list([part]), from: made({ kind: value('each'), origins: list([origin(part)]) }) }),
  )
  return made({ kind: value('flattened'), parts: list(parts) })
}

const value = (literal: string | number | null): QueryNode => ({ type: 'Value', value: literal })
const element = (of: QueryNode) => ({ type: 'ArrayElement' as const, value: of, isSplat: false })
const list = (of: QueryNode[]): QueryNode => ({ type: 'Array', elements: of.map(element) })
const isDefined = (argument: QueryNode): QueryNode => ({
  type: 'FuncCall',
  namespace: 'global',
  name: 'defined',
  args: [argument],
})

function field(name: string, of: QueryNode): ObjectAttribute {
  return { type: 'ObjectAttributeValue', name, value: of }
}

function made(fields: Record<string, QueryNode>): ObjectNode {
  return { type: 'Object', attributes: Object.entries(fields).map(([name, of]) => field(name, of)) }
}

function when(cases: [condition: QueryNode, then: QueryNode][], otherwise: QueryNode = value(null)): QueryNode {
  const alternatives = cases.map(([condition, then]) => ({
    type: 'SelectAlternative' as const,
    condition,
    value: then,
  }))
  return { type: 'Select', alternatives, fallback: otherwise }
}

/** Attributes, elements and alternatives are parts of nodes too; they are walked through alike. */
function isNode(part: unknown): part is QueryNode {
  return typeof part === 'object' && part !== null && 'type' in part
}
