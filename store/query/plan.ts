import { GroqSyntaxError, parse } from 'groq-js'
import { HTTPException } from 'hono/http-exception'
import { queryParseError } from '../http/errors.ts'
import { type IndexLookup, findIndexLookup } from './index-lookup.ts'
import { depthOf, descendants, isNode, mapNodes, type QueryNode } from './syntax.ts'

export type QueryParams = Record<string, unknown>

/** A query whose filters on the whole dataset start from lists of candidates instead. */
export interface QueryPlan {
  /** The query with parameters filled in, and each narrowed `*` replaced by a parameter. */
  narrowedTree: QueryNode
  /** Name of each such parameter, and which documents belong into it. */
  candidates: ReadonlyMap<string, IndexLookup>
  readsEverything: boolean
}

function toParseError(error: unknown, query: string): unknown {
  if (error instanceof HTTPException || !(error instanceof Error)) return error
  const whole = { start: 0, end: query.length }
  if (error instanceof RangeError) return queryParseError('The query is nested too deep', query, whole)
  if (!(error instanceof GroqSyntaxError)) return queryParseError(error.message, query, whole)
  const description = error.message.replace(/^Syntax error in GROQ query at position \d+: /, '')
  return queryParseError(description, query, { start: error.position, end: Math.max(error.position, query.length) })
}

function requireParameters(tree: QueryNode, query: string) {
  for (const node of descendants(tree)) {
    if (node.type !== 'Parameter') continue
    const name = `$${node.name}`
    const start = Math.max(0, query.indexOf(name))
    throw queryParseError(`param ${name} referenced, but not provided`, query, { start, end: start + name.length })
  }
}

const readsAll = (node: QueryNode) =>
  node.type === 'Everything' || (node.type === 'FuncCall' && node.namespace === 'releases')

/** Keeps recursion over a tree far from the end of the stack. */
const MAX_DEPTH = 1000

function createPlan(query: string, params: QueryParams): QueryPlan {
  const tree: unknown = parse(query, { params })
  if (!isNode(tree)) throw new TypeError('Not a parsed query')
  if (depthOf(tree) > MAX_DEPTH) throw new RangeError('Too deep')
  requireParameters(tree, query)
  const candidates = new Map<string, IndexLookup>()
  const narrowedTree = mapNodes(tree, (node) => {
    if (node.type !== 'Filter' || node.base.type !== 'Everything') return node
    const narrowing = findIndexLookup(node.expr)
    if (!narrowing.ids && !narrowing.types && !narrowing.targets) return node
    // A space cannot be in a parameter's name, so no query can use this one.
    const name = `candidates ${candidates.size}`
    candidates.set(name, narrowing)
    return { ...node, base: { type: 'Parameter', name } }
  })
  return { narrowedTree, candidates, readsEverything: [...descendants(narrowedTree)].some(readsAll) }
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
