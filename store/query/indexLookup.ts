import type { ExprNode, FuncCallNode } from 'groq-js'
import { type FieldText, MAX_TEXT_LENGTH } from '../documents/documentIndex.ts'

export interface IndexLookup {
  ids?: string[] | undefined
  types?: string[] | undefined
  targets?: string[] | undefined
  /** Published ids of documents, whose drafts and versions match as well. */
  groups?: string[] | undefined
  /** Ids of releases. */
  releases?: string[] | undefined
  /** One of these is in a matching document. */
  texts?: FieldText[] | undefined
}

/** The lookup of a filter, and whether matches refer to the outer document: `references(^._id)`. */
export interface FilterLookup extends IndexLookup {
  join?: boolean | undefined
}

const UNKNOWN: FilterLookup = {}

const flatIfAllKnown = (parts: (string[] | undefined)[]) =>
  parts.every((part) => part !== undefined) ? parts.flat() : undefined

/** Returns the strings of a constant expression; undefined when they depend on the data. */
function readConstantStrings(node: ExprNode): string[] | undefined {
  if (node.type === 'Value') {
    return flatIfAllKnown([node.value].flat().map((value) => (typeof value === 'string' ? [value] : undefined)))
  }
  if (node.type !== 'Array') return undefined
  return flatIfAllKnown(node.elements.map(({ isSplat, value }) => (isSplat ? undefined : readConstantStrings(value))))
}

const isOuterId = (node: ExprNode) =>
  node.type === 'AccessAttribute' && node.name === '_id' && node.base?.type === 'Parent' && node.base.n === 1

/** Returns the path of a field, such as `slug.current`; undefined for what is none. */
export function getFieldPath(node: ExprNode): string[] | undefined {
  if (node.type !== 'AccessAttribute') return undefined
  if (!node.base || node.base.type === 'This') return [node.name]
  const parent = getFieldPath(node.base)
  return parent && [...parent, node.name]
}

/** Returns the lookup of a field's texts. System fields differ between a document and its view. */
function lookupTexts(field: ExprNode, operand: ExprNode): FilterLookup {
  const isLowered = field.type === 'FuncCall' && field.namespace === 'global' && field.name === 'lower'
  const [argument = field] = isLowered ? field.args : []
  const path = getFieldPath(argument)
  if (!path || path[0]?.startsWith('_')) return UNKNOWN
  const texts = readConstantStrings(operand)?.map((text) => text.toLowerCase())
  if (!texts?.every((text) => text.length <= MAX_TEXT_LENGTH)) return UNKNOWN
  return { texts: texts.map((text) => ({ path, text })) }
}

function lookupComparison(attribute: ExprNode, operand: ExprNode): FilterLookup {
  const values = readConstantStrings(operand)
  const isOwn = attribute.type === 'AccessAttribute' && (!attribute.base || attribute.base.type === 'This')
  if (!isOwn || !attribute.name.startsWith('_')) return lookupTexts(attribute, operand)
  if (attribute.name === '_id') return { ids: values }
  return attribute.name === '_type' ? { types: values } : UNKNOWN
}

const intersect = (left?: string[], right?: string[]) =>
  left && right ? left.filter((value) => right.includes(value)) : (left ?? right)

const intersectLookups = (left: FilterLookup, right: FilterLookup): FilterLookup => ({
  ids: intersect(left.ids, right.ids),
  types: intersect(left.types, right.types),
  // A document may have several references, so lists of targets cannot be intersected.
  targets: left.targets ?? right.targets,
  groups: left.groups ?? right.groups,
  releases: left.releases ?? right.releases,
  texts: left.texts ?? right.texts,
  join: left.join || right.join,
})

const union = <Part>(left?: Part[], right?: Part[]) => (left && right ? [...left, ...right] : undefined)

const unionLookups = (left: FilterLookup, right: FilterLookup): FilterLookup => ({
  ids: union(left.ids, right.ids),
  types: union(left.types, right.types),
  targets: union(left.targets, right.targets),
  groups: union(left.groups, right.groups),
  releases: union(left.releases, right.releases),
  texts: union(left.texts, right.texts),
})

/** Returns the lookup of `sanity::versionOf()` and `sanity::partOfRelease()`. */
function lookupVersions({ name, args }: FuncCallNode): FilterLookup {
  const [ids] = args.map(readConstantStrings)
  if (name === 'versionOf') return { groups: ids }
  return name === 'partOfRelease' ? { releases: ids } : UNKNOWN
}

/** Derives the index conditions from a filter's expression, without running it. */
export function findIndexLookup(node: ExprNode): FilterLookup {
  switch (node.type) {
    case 'Group':
      return findIndexLookup(node.base)
    case 'And':
      return intersectLookups(findIndexLookup(node.left), findIndexLookup(node.right))
    case 'Or':
      return unionLookups(findIndexLookup(node.left), findIndexLookup(node.right))
    case 'OpCall': {
      const { op, left, right } = node
      // Either may be the field: `language in ["en"]`, `"former" in formerSlugs`.
      if (op === 'in') return intersectLookups(lookupComparison(left, right), lookupTexts(right, left))
      return op === '==' ? intersectLookups(lookupComparison(left, right), lookupComparison(right, left)) : UNKNOWN
    }
    case 'FuncCall': {
      if (node.namespace === 'sanity') return lookupVersions(node)
      if (node.namespace !== 'global' || node.name !== 'references') return UNKNOWN
      const targets = flatIfAllKnown(node.args.map(readConstantStrings))
      return targets ? { targets } : { join: node.args.every(isOuterId) }
    }
    default:
      return UNKNOWN
  }
}
