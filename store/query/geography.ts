import type { ExprNode, SyntaxNode } from 'groq-js'
import { createHostCall } from './hostCalls.ts'
import { createCall, createList, createLiteral, createSelect } from './syntax.ts'

const THIS: ExprNode = { type: 'This' }

const concat = (...nodes: readonly [ExprNode, ...ExprNode[]]): ExprNode =>
  nodes.reduce((left, right) => ({ type: 'OpCall', op: '+', left, right }))

/** Evaluates an expression on the value of another one. */
const evaluateOnValue = (value: ExprNode, expr: ExprNode): ExprNode => ({
  type: 'AccessElement',
  index: 0,
  base: { type: 'Map', base: createList(value), expr },
})

/** Writes a number as JSON, and null for anything else. */
function writeNumber(node: ExprNode): ExprNode {
  const number = createCall('global', 'string', concat(node, createLiteral(0)))
  return createCall('global', 'coalesce', number, createLiteral('null'))
}

/** Writes numbers in lists as JSON. */
function writeNumbers(depth: number): ExprNode {
  if (depth === 0) return writeNumber(THIS)
  const items: ExprNode = { type: 'Map', base: THIS, expr: writeNumbers(depth - 1) }
  const value = concat(createLiteral('['), createCall('array', 'join', items, createLiteral(',')), createLiteral(']'))
  const condition = createCall('global', 'defined', createCall('global', 'count', THIS))
  return createSelect([[condition, value]], writeNumber(THIS))
}

const COORDINATES = writeNumbers(4)
const COMMA = createLiteral(',')

/** Writes what makes a value a place, since functions of our own get texts only. */
function writePlace(node: ExprNode): ExprNode {
  const read = (name: string): ExprNode => ({ type: 'AccessAttribute', base: THIS, name })
  const type = createCall('global', 'coalesce', concat(read('type'), createLiteral('')), createLiteral(''))
  const numbers = ['lat', 'lng', 'lon'].flatMap((name) => [writeNumber(read(name)), COMMA])
  const coordinates = evaluateOnValue(read('coordinates'), COORDINATES)
  return evaluateOnValue(node, concat(type, createLiteral('\n['), ...numbers, coordinates, createLiteral(']')))
}

/** Makes the calls of `geo::` what groq-js can evaluate. `geo::latLng()` of one value is `geo()` (`planQuery`). */
export function toPlaces(node: SyntaxNode): SyntaxNode {
  if (node.type !== 'FuncCall' || node.namespace !== 'geo') return node
  const { name, args } = node
  const [first, second] = args
  if (name === 'latLng' && first && args.length === 1) return createHostCall('geo', writePlace(first))
  if (!first || !second || args.length > 2) throw new Error(`The function geo::${name}() takes two values`)
  if (name === 'latLng') {
    const lat = { type: 'ObjectAttributeValue' as const, name: 'lat', value: first }
    const lng = { ...lat, name: 'lng', value: second }
    return createHostCall('latLng', writePlace({ type: 'Object', attributes: [lat, lng] }))
  }
  if (name !== 'distance' && name !== 'contains' && name !== 'intersects') return node
  return createHostCall(name, writePlace(first), writePlace(second))
}
