import type { ExprNode, SyntaxNode } from 'groq-js'
import { toPlaces } from './geography.ts'
import { createHostCall, toText } from './hostCalls.ts'
import { toObjectTexts } from './objectTexts.ts'
import { noteSearch } from './searchAlternatives.ts'
import { createCall, createLiteral, createSelect, getText, getTextQueryCall } from './syntax.ts'
import { noteTextCondition } from './textCondition.ts'
import { getWantedWords } from './textQuery.ts'

/** What adds repeated words to the score of each `match` that was replaced, by the node in its place. */
const repeats = new WeakMap<object, ExprNode>()

const isTrue = (found: ExprNode): ExprNode => ({ type: 'OpCall', op: '==', left: found, right: createLiteral(true) })

/** Makes `match text::query()` find words and phrases in texts and objects. The Studio's lists ask for `*`, all documents. */
function toQuerySearch(left: ExprNode, query: ExprNode): SyntaxNode {
  const words = getText(query)
  if (words === '*') return createLiteral(true)
  const texts = toObjectTexts(left)
  const search = isTrue(createHostCall('textQuery', query, texts))
  noteSearch(search, left)
  noteTextCondition(search, left, words === undefined ? undefined : getWantedWords(words))
  repeats.set(search, createHostCall('queryRepeats', query, texts))
  return search
}

/**
 * Makes `match` find whole Unicode words and ignore accents, whatever its operands: groq-js compares words by character,
 * and ends them at ASCII punctuation only.
 */
function toTextSearch(node: SyntaxNode): SyntaxNode {
  if (node.type !== 'OpCall' || node.op !== 'match') return node
  const query = getTextQueryCall(node.right)?.args[0]
  if (query) return toQuerySearch(node.left, query)
  const pattern = toText(node.right, 'pattern')
  const text = toText(node.left)
  const search = isTrue(createHostCall('match', pattern, text))
  noteSearch(search, node.left)
  noteTextCondition(search, node.left, getText(node.right))
  repeats.set(search, createHostCall('repeats', pattern, text))
  return search
}

/** Adds to each match of an expression in `score()` how often its words occur. */
function toRanked(node: ExprNode): ExprNode {
  if (node.type === 'Group') return toRanked(node.base)
  if (node.type === 'And' || node.type === 'Or')
    return { ...node, left: toRanked(node.left), right: toRanked(node.right) }
  if (node.type === 'FuncCall' && node.name === 'boost') {
    const [boosted, ...amount] = node.args
    return boosted ? { ...node, args: [toRanked(boosted), ...amount] } : node
  }
  const repeated = repeats.get(node)
  return repeated ? createCall('global', 'boost', node, repeated) : node
}

/** Makes a text with more matches rank higher, as in Sanity. One match counts 1, as any other condition. */
const toRankedScore = (node: SyntaxNode): SyntaxNode =>
  node.type === 'PipeFuncCall' && node.name === 'score' ? { ...node, args: node.args.map(toRanked) } : node

const getPathText = (node: ExprNode): ExprNode | undefined =>
  node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'path' ? node.args[0] : undefined

/** A path of the versions in one release. */
const RELEASE_PATH = /^versions\.([\w-]+)\.\*{1,2}$/

/** Returns the release whose versions alone have an id in a path; undefined for other fields and paths. */
function findRelease(field: ExprNode, path: ExprNode): string | undefined {
  const isOwnId = field.type === 'AccessAttribute' && !field.base && field.name === '_id'
  return isOwnId && path.type === 'Value' ? RELEASE_PATH.exec(String(path.value))?.[1] : undefined
}

/** Makes a dot of a path a dot: groq-js takes it for any character. A path may itself be in a path. */
function toPathSearch(node: SyntaxNode): SyntaxNode {
  if (node.type !== 'OpCall' || node.op !== 'in') return node
  const path = getPathText(node.right)
  if (!path) return node
  const search = createHostCall('path', path, getPathText(node.left) ?? node.left)
  const release = findRelease(node.left, path)
  if (release === undefined) return search
  // It says nothing more, but an index knows the documents of a release.
  return { type: 'And', left: createCall('sanity', 'partOfRelease', createLiteral(release)), right: search }
}

/** Makes `dateTime()` null for a day or time that does not exist. */
function toValidDateTime(node: SyntaxNode): SyntaxNode {
  if (node.type !== 'FuncCall' || node.namespace !== 'global' || node.name !== 'dateTime') return node
  const [text] = node.args
  return text ? { ...node, args: [createHostCall('dateTime', createCall('global', 'string', text))] } : node
}

/** Makes `defined(*[…]._id)` false without a match, as in Sanity: the Studio asks so which documents exist. */
function toDefinedFirst(node: SyntaxNode): SyntaxNode {
  if (node.type !== 'FuncCall' || node.name !== 'defined') return node
  const [list] = node.args
  if (list?.type !== 'Map' || list.base.type !== 'Filter') return node
  return { ...node, args: [{ type: 'AccessElement', base: list, index: 0 }] }
}

/** Stands for null among the items of a list. No text of a document contains it. */
const NULL_ITEM = createLiteral('\0null')

/** Makes `array::unique()` keep one null: groq-js keeps every null. */
function toUniqueNull(node: SyntaxNode): SyntaxNode {
  if (node.type !== 'FuncCall' || node.namespace !== 'array' || node.name !== 'unique') return node
  const [list] = node.args
  if (!list) return node
  const item: ExprNode = { type: 'This' }
  const marked: ExprNode = { type: 'Map', base: list, expr: createCall('global', 'coalesce', item, NULL_ITEM) }
  const isMark: ExprNode = { type: 'OpCall', op: '==', left: item, right: NULL_ITEM }
  const expr = createSelect([[isMark, createLiteral(null)]], item)
  return { type: 'Map', base: createCall('array', 'unique', marked), expr }
}

/** What groq-js evaluates otherwise than Sanity, or not at all. */
const CORRECTIONS = [toTextSearch, toRankedScore, toPathSearch, toValidDateTime, toDefinedFirst, toUniqueNull, toPlaces]

/** Returns a node of a query's tree as Sanity evaluates it. The nodes below it are corrected before. */
export const correctNode = (node: SyntaxNode): SyntaxNode =>
  CORRECTIONS.reduce((corrected, change) => change(corrected), node)
