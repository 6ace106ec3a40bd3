import type { ArrayNode, ExprNode, ObjectAttributeNode, ObjectNode } from 'groq-js'
import { createCall, createList, createLiteral, createSelect, mapNodes } from './syntax.ts'

/** Field in which objects of a traced query list their {@link ProvenanceEntry}s. No content field starts with NUL. */
export const PROVENANCE = '\0provenance'

/** Where a traced value comes from. Contains the query's own objects and lists, which are matched by identity. */
export type Origin =
  | { kind: 'field'; of: unknown; name: string }
  | { kind: 'element'; list: unknown; from: Origin; index: number }
  | { kind: 'slice'; list: unknown; from: Origin; start: number }
  | { kind: 'each'; origins: Origin[] }
  | { kind: 'flattened'; parts: { value: unknown; from: Origin }[] }
  | null

/** One part of an object that a traced query creates. Later parts take precedence. */
export type ProvenanceEntry = { name: string; from: Origin } | { splat: unknown } | null

/** Rewrites a parsed query to yield its result in the field `result` of an object that lists its provenance. */
export function traceQuery(query: ExprNode): ExprNode {
  return mapNodes(toObject({ result: query }), (node) => {
    if (node.type !== 'Object') return node
    const parts = node.attributes.map(traceAttribute)
    return { ...node, attributes: [...node.attributes, toField(PROVENANCE, createList(...parts))] }
  })
}

function traceAttribute(attribute: ObjectAttributeNode): ExprNode {
  switch (attribute.type) {
    case 'ObjectAttributeValue':
      return toObject({ name: createLiteral(attribute.name), from: traceOrigin(attribute.value) })
    case 'ObjectSplat':
      return toObject({ splat: attribute.value })
    case 'ObjectConditionalSplat':
      return createSelect([[attribute.condition, toObject({ splat: attribute.value })]])
  }
}

/** Creates the query that yields the {@link Origin} of the value of `node`. */
function traceOrigin(node: ExprNode): ExprNode {
  switch (node.type) {
    case 'AccessAttribute':
      return toOrigin('field', { of: node.base ?? { type: 'This' }, name: createLiteral(node.name) })
    case 'AccessElement':
      return toOrigin('element', { list: node.base, from: traceOrigin(node.base), index: createLiteral(node.index) })
    case 'Slice':
      return toOrigin('slice', { list: node.base, from: traceOrigin(node.base), start: createLiteral(node.left) })
    case 'Group':
    case 'ArrayCoerce':
      return traceOrigin(node.base)
    case 'Map':
      return toOrigin('each', { origins: { ...node, expr: traceOrigin(node.expr) } })
    case 'FlatMap': {
      const expr = toObject({ value: node.expr, from: traceOrigin(node.expr) })
      return toOrigin('flattened', { parts: { type: 'Map', base: node.base, expr } })
    }
    case 'Array':
      return traceListOrigin(node)
    case 'Select':
      return createSelect(
        node.alternatives.map((alternative) => [alternative.condition, traceOrigin(alternative.value)]),
        node.fallback && traceOrigin(node.fallback),
      )
    case 'FuncCall':
      if (node.namespace !== 'global' || node.name !== 'coalesce') return createLiteral(null)
      return createSelect(
        node.args.map((argument) => [createCall('global', 'defined', argument), traceOrigin(argument)]),
      )
    default:
      // Objects and lists keep their identity through filters, orders and references.
      return createLiteral(null)
  }
}

function traceListOrigin(node: ArrayNode): ExprNode {
  const parts = node.elements.map(({ value: part, isSplat }) =>
    isSplat
      ? toObject({ value: part, from: traceOrigin(part) })
      : toObject({ value: createList(part), from: toOrigin('each', { origins: createList(traceOrigin(part)) }) }),
  )
  return toOrigin('flattened', { parts: createList(...parts) })
}

function toField(name: string, value: ExprNode): ObjectAttributeNode {
  return { type: 'ObjectAttributeValue', name, value }
}

const toOrigin = (kind: NonNullable<Origin>['kind'], fields: Record<string, ExprNode>): ObjectNode =>
  toObject({ kind: createLiteral(kind), ...fields })

function toObject(fields: Record<string, ExprNode>): ObjectNode {
  return { type: 'Object', attributes: Object.entries(fields).map(([name, value]) => toField(name, value)) }
}
