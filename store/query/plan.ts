import { GroqSyntaxError, parse } from 'groq-js'
import { HTTPException } from 'hono/http-exception'
import { queryParseError } from '../http/errors.ts'
import { type FilterLookup, findIndexLookup, type IndexLookup, isExact, getPath } from './index-lookup.ts'
import { measureDepth, listDescendants, isNode, mapNodes, type QueryNode } from './syntax.ts'

export type QueryParams = Record<string, unknown>

/** A query whose filters on the whole dataset start from lists of candidates instead. */
export interface QueryPlan {
  /** The query with parameters filled in, and each narrowed `*` replaced by a parameter. */
  narrowedTree: QueryNode
  /** Name of each such parameter or join, and which documents belong into it. */
  candidates: ReadonlyMap<string, FilterLookup>
  readsEverything: boolean
  /** Whether it has functions that groq-js only evaluates asynchronously. */
  isAsync: boolean
}

function toParseError(error: unknown, query: string): unknown {
  if (error instanceof HTTPException || !(error instanceof Error)) return error
  const whole = { start: 0, end: query.length }
  if (error instanceof RangeError) return queryParseError('The query is nested too deep', query, whole)
  if (!(error instanceof GroqSyntaxError)) return queryParseError(error.message, query, whole)
  const description = error.message.replace(/^Syntax error in GROQ query at position \d+: /, '')
  return queryParseError(description, query, { start: error.position, end: Math.max(error.position, query.length) })
}

/** Functions that groq-js parses and cannot run, by namespace. */
const UNAVAILABLE: ReadonlySet<string> = new Set(['delta', 'documents', 'geo', 'media', 'text', 'user'])

function refuseUnavailable(tree: QueryNode, query: string) {
  const refuse = (name: string, reason: string) => {
    const start = Math.max(0, query.indexOf(name))
    throw queryParseError(reason, query, { start, end: start + name.length })
  }
  for (const node of listDescendants(tree)) {
    if (node.type === 'Parameter') refuse(`$${node.name}`, `param $${node.name} referenced, but not provided`)
    if (node.type !== 'FuncCall' || !UNAVAILABLE.has(node.namespace)) continue
    const name = `${node.namespace}::${node.name}`
    refuse(name, `The function ${name}() is not available here`)
  }
}

const readsAll = (node: QueryNode) =>
  node.type === 'Everything' || (node.type === 'FuncCall' && node.namespace === 'releases')

function parseTree(query: string, params: QueryParams): QueryNode {
  const tree: unknown = parse(query, { params })
  if (!isNode(tree)) throw new TypeError('Not a parsed query')
  return tree
}

const ALL_IDS = '*'

/**
 * The candidates of a join. The name of the join and the ids that `@` yields, a line for each, reach the function that
 * resolves references, since groq-js passes it one string. Values that are no strings match nothing or need all.
 */
const REFERENCE_JOIN = `coalesce({"_ref": coalesce(
  $join + @, $join + array::join(array::compact(@), "\n"), select(defined(@) => $join + "${ALL_IDS}", $join)
)}->, [])`

/** Finds which documents a resolved reference stands for; undefined when it is not from a join. */
export function getJoinLookup({ candidates }: QueryPlan, reference: string): IndexLookup | undefined {
  const [name = '', ...ids] = reference.split('\n')
  const { fields = {}, join } = candidates.get(name) ?? {}
  if (!join || ids.length === 0) return undefined
  if (ids.includes(ALL_IDS)) return { fields }
  return join.to === 'ids' ? { fields: { ...fields, _id: ids } } : { fields, targets: ids }
}

/** More are found faster by sorting all. */
const MAX_FIRST = 1000

/** How many elements of a list an expression needs, from the first on. */
function countNeeded(node: QueryNode): number | undefined {
  if (node.type === 'AccessElement' && node.index >= 0) return node.index + 1
  if (node.type !== 'Slice' || node.left < 0 || node.right < 0) return undefined
  return node.right + (node.isInclusive ? 1 : 0)
}

/** Limits the candidates of a filter that is sliced, when it keeps all of them. */
function limitCandidates(node: QueryNode, candidates: Map<string, FilterLookup>) {
  const count = countNeeded(node)
  if (!count || count > MAX_FIRST || !('base' in node) || !node.base) return
  const sorted = node.base.type === 'PipeFuncCall' && node.base.name === 'order' ? node.base : undefined
  const filter = sorted ? sorted.base : node.base
  if (filter.type !== 'Filter' || filter.base.type !== 'Parameter' || !isExact(filter.expr)) return
  const [key] = sorted?.args ?? []
  const path = key && getPath(key.type === 'Asc' || key.type === 'Desc' ? key.base : key)
  const lookup = candidates.get(filter.base.name)
  if (!lookup || (sorted && path === undefined)) return
  const order = path === undefined ? {} : { path, isDescending: key?.type === 'Desc' }
  candidates.set(filter.base.name, { ...lookup, first: { count, ...order } })
}

/** Keeps recursion over a tree far from the end of the stack. */
const MAX_DEPTH = 1000

function createPlan(query: string, params: QueryParams): QueryPlan {
  const tree = parseTree(query, params)
  if (measureDepth(tree) > MAX_DEPTH) throw new RangeError('Too deep')
  refuseUnavailable(tree, query)
  const candidates = new Map<string, FilterLookup>()
  const narrowedTree = mapNodes(tree, (node) => {
    limitCandidates(node, candidates)
    if (node.type !== 'Filter' || node.base.type !== 'Everything') return node
    const { join, ...lookup } = findIndexLookup(node.expr)
    const isStatic = lookup.targets !== undefined || lookup.fields._id !== undefined
    if (!join && !isStatic && Object.keys(lookup.fields).length === 0) return node
    // A space cannot be in a parameter's name, so no query can use this one.
    const name = `candidates ${candidates.size}`
    if (!join || isStatic) {
      candidates.set(name, lookup)
      return { ...node, base: { type: 'Parameter', name } }
    }
    candidates.set(name, { ...lookup, join })
    const base = mapNodes(parseTree(REFERENCE_JOIN, { join: `${name}\n` }), (part) =>
      part.type === 'This' ? join.value : part,
    )
    return { ...node, base }
  })
  const nodes = [...listDescendants(narrowedTree)]
  const isAsync = nodes.some((node) => node.type === 'FuncCall' && node.namespace === 'diff')
  return { narrowedTree, candidates, readsEverything: nodes.some(readsAll), isAsync }
}

const MAX_CACHED_PLANS = 500
/** Longer queries, parameters included, are parsed each time. */
const MAX_CACHED_LENGTH = 20_000
const plans = new Map<string, QueryPlan>()

/**
 * Parses a query and finds the documents that it needs.
 *
 * @throws a `queryParseError` in Sanity's shape
 */
export function planQuery(query: string, params: QueryParams): QueryPlan {
  const key = `${query}\u0000${JSON.stringify(params)}`
  let plan = plans.get(key)
  try {
    plan ??= createPlan(query, params)
  } catch (error) {
    throw toParseError(error, query)
  }
  if (key.length > MAX_CACHED_LENGTH) return plan
  plans.delete(key)
  plans.set(key, plan)
  const [leastRecent] = plans.keys()
  if (plans.size > MAX_CACHED_PLANS && leastRecent !== undefined) plans.delete(leastRecent)
  return plan
}
