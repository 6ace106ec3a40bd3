// Child process that runs queries on the documents of the database named by its argument.
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { createContext, Script } from 'node:vm'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { createAccess, type Identity } from '../accounts/roles.ts'
import { serveParent } from '../processes/protocol.ts'
import { DocumentIndex } from '../documents/documentIndex.ts'
import { storedDocument } from '../documents/types.ts'
import { queryRunError } from '../http/errors.ts'
import { createView, type Perspective } from './view.ts'
import { planQuery, type QueryParams, type QueryPlan, runQuery } from './run.ts'
import { type MatchQuery, matchDocuments } from './match.ts'
import { createSourceMap } from './sourceMap.ts'
import { SYNC_TAGS } from './syncTags.ts'

/** The store ends queries earlier. This ends a query after the store has died, so that its process can exit. */
const ORPHAN_TIMEOUT_MS = 10_000

/** In characters. The store buffers the result in memory. */
const MAX_RESPONSE_LENGTH = 50_000_000

/** Length of all queries whose plans are kept, in characters. A plan is larger than its query. */
const MAX_PLANS_LENGTH = 200_000

export interface Query {
  query: string
  params: QueryParams
  identity: Identity
}

export type EvaluateQuery = Query & { perspective: Perspective; returnQuery: boolean; sourceMap: boolean }

const sql = new DatabaseSync(process.argv[2] ?? '', { readOnly: true }).createTagStore()
const index = new DocumentIndex()
const put = (json: SQLOutputValue | undefined) => index.put(storedDocument.parse(JSON.parse(String(json))))

/** Position in the store's log up to which `index` is complete. Read first: a later commit is then read again. */
let sequence = Number(sql.get`select max(sequence) as sequence from changes`?.sequence)
for (const { json } of sql.iterate`select json from documents`) put(json)

/** Reads the documents that were committed since the last call. */
function readCommits(): void {
  const rows = sql.all`select sequence, document_id, json from changes left join documents on id = document_id
    where sequence > ${sequence} order by sequence`
  for (const row of rows) {
    if (row.json === null) index.remove(String(row.document_id))
    else put(row.json)
    sequence = Number(row.sequence)
  }
}

function evaluate(request: EvaluateQuery) {
  const startedAt = performance.now()
  readCommits()
  const view = createView(index, createAccess(request.identity), request.perspective)
  const viewRequest = { ...request, view, identity: request.identity.id }
  const evaluation = runQuery(viewRequest)
  return {
    ...(request.returnQuery && { query: request.query }),
    result: evaluation.result,
    ...(request.sourceMap && { resultSourceMap: createSourceMap(evaluation, viewRequest) }),
    syncTags: SYNC_TAGS,
    ms: Math.round(performance.now() - startedAt),
  }
}

/** Plans of listeners, whose queries are evaluated after each commit. */
const plans = new LRUCache<string, QueryPlan>({
  maxSize: MAX_PLANS_LENGTH,
  sizeCalculation: (_plan, key) => key.length,
})

function getPlan({ query, params }: MatchQuery): QueryPlan {
  const key = JSON.stringify([query, params])
  const plan = plans.get(key) ?? planQuery(query, params)
  plans.set(key, plan)
  return plan
}

const vmContext: { work?: () => unknown } = {}
createContext(vmContext)
const work = new Script('work()')

serveParent((message) => {
  const request = z.custom<EvaluateQuery | MatchQuery>().parse(message)
  vmContext.work = () => ('documents' in request ? matchDocuments(request, getPlan(request)) : evaluate(request))
  const text = JSON.stringify(work.runInContext(vmContext, { timeout: ORPHAN_TIMEOUT_MS }))
  delete vmContext.work
  if (text.length > MAX_RESPONSE_LENGTH) {
    throw queryRunError('The result is too long; narrow the filters or ask for less at once', request.query)
  }
  return text
})
