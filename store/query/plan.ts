import { GroqSyntaxError, parse } from 'groq-js'
import { HTTPException } from 'hono/http-exception'
import { queryParseError } from '../http/errors.ts'
import { type IndexLookup, findIndexLookup } from './index-lookup.ts'
import { depthOf, descendants, isNode, mapTree, type SyntaxNode } from './tree-walk.ts'

export type QueryParams = Record<string, unknown>

/** A query ready to run: its filters on the whole dataset start from lists of candidates instead. */
export interface QueryPlan {
  /** The query, parameters filled in, with each narrowed `*` replaced by a parameter. */
  narrowedTree: SyntaxNode
  /** Name of each such parameter, and which documents belong into it. */
  candidates: ReadonlyMap<string, IndexLookup>
  readsEverything: boolean
}

function parseTree(query: string, params: QueryParams): SyntaxNode {
  const tree: unknown = parse(query, { params })
  if (!isNode(tree)) throw new Error('The parser gave no tree')
  return tree
}

/** What went wrong with a query before it ran, an expression too deep to walk included, as its sender is told. */
function refusalOf(error: unknown, query: string): unknown {
  if (error instanceof HTTPException || !(error instanceof Error)) return error
  const whole = { start: 0, end: query.length }
  if (error instanceof RangeError) return queryParseError('The query is nested too deep', query, whole)
  if (!(error instanceof GroqSyntaxError)) return queryParseError(error.message, query, whole)
  const description = error.message.replace(/^Syntax error in GROQ query at position \d+: /, '')
  return queryParseError(description, query, { start: error.position, end: Math.max(error.position, query.length) })
}

function requireParameters(tree: SyntaxNode, query: string) {
  for (const node of descendants(tree)) {
    if (node.type !== 'Parameter') continue
    const name = `$${String(node.name)}`
    const start = Math.max(0, query.indexOf(name))
    throw queryParseError(`param ${name} referenced, but not provided`, query, { start, end: start + name.length })
  }
}

const isEverything = (node: unknown) => isNode(node) && node.type === 'Everything'

const readsAll = (node: SyntaxNode) => isEverything(node) || (node.type === 'FuncCall' && node.namespace === 'releases')

/** Depth of a tree above which a query is refused: all that walks one calls itself, and must not run out of stack. */
const DEEPEST = 1000

function planOf(query: string, params: QueryParams): QueryPlan {
  const tree = parseTree(query, params)
  if (depthOf(tree) > DEEPEST) throw new RangeError('Too deep')
  requireParameters(tree, query)
  const candidates = new Map<string, IndexLookup>()
  const narrowedTree = mapTree(tree, (node) => {
    if (node.type !== 'Filter' || !isEverything(node.base)) return node
    const narrowing = findIndexLookup(node.expr)
    if (!narrowing.ids && !narrowing.types && !narrowing.targets) return node
    // A space cannot stand in a parameter's name, so no query can mean this one.
    const name = `candidates ${candidates.size}`
    candidates.set(name, narrowing)
    return { ...node, base: { type: 'Parameter', name } }
  })
  return { narrowedTree, candidates, readsEverything: [...descendants(narrowedTree)].some(readsAll) }
}

/** How many parsed queries are kept; a page asks the same few again and again. */
const KEPT_PLANS = 500
/** A query longer than this, parameters included, is parsed each time, so that what is kept stays small. */
const LONGEST_KEPT = 20_000
const plans = new Map<string, QueryPlan>()

function planned(query: string, params: QueryParams, key: string): QueryPlan {
  try {
    return plans.get(key) ?? planOf(query, params)
  } catch (error) {
    throw refusalOf(error, query)
  }
}

/**
 * Parses a query and finds out which documents it needs to look at.
 *
 * @param params values by name, without the dollar sign
 * @throws a `queryParseError` as Sanity answers it
 */
export function planQuery(query: string, params: QueryParams): QueryPlan {
  const key = `${query}\u0000${JSON.stringify(params)}`
  const plan = planned(query, params, key)
  if (key.length > LONGEST_KEPT) return plan
  plans.delete(key)
  plans.set(key, plan)
  const [leastRecent] = plans.keys()
  if (plans.size > KEPT_PLANS && leastRecent !== undefined) plans.delete(leastRecent)
  return plan
}
