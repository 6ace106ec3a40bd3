import { type ListNode, mapNodes, type ObjectAttribute, type ObjectNode, type QueryNode } from './syntax.ts'

/** Field in which an object of a traced query lists its parts. No field name of content starts with this character. */
export const PROVENANCE = '\0ingredients'

/** Where a traced value comes from. Objects and lists are matched by identity: these hold the query's own values. */
export type Origin =
  | { kind: 'field'; of: unknown; name: string }
  | { kind: 'element'; list: unknown; from: Origin; index: number }
  | { kind: 'slice'; list: unknown; from: Origin; start: number }
  | { kind: 'each'; origins: Origin[] }
  | { kind: 'flattened'; parts: { value: unknown; from: Origin }[] }
  | null

export interface Trace {
  result: unknown
  from: Origin
}

/** One part of an object that a traced query makes. Later ones win. */
export type Ingredient = { name: string; from: Origin } | { splat: unknown } | null

/** Rewrites a parsed query to yield a {@link Trace}: its result, and where that comes from. */
export function traceQuery(query: QueryNode): QueryNode {
  const tree = mapNodes(query, (node) => {
    if (node.type !== 'Object') return node
    const parts = node.attributes.map(ingredient)
    return { ...node, attributes: [...node.attributes, field(PROVENANCE, list(parts))] }
  })
  return made({ result: tree, from: origin(tree) })
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
      // Objects and lists that pass through filters, orders and references are known by identity.
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
const list = (of: QueryNode[]): QueryNode => ({
  type: 'Array',
  elements: of.map((part) => ({ type: 'ArrayElement', value: part, isSplat: false })),
})
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
