// Child process that runs queries on the documents of a database. Its arguments are the database's file, the project's
// id, the name of the dataset, and the milliseconds after which the store ends a query.
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { createContext, Script } from 'node:vm'
import { z } from 'zod'
import { createAccess, type Identity } from '../accounts/roles.ts'
import { serveParent } from '../processes/protocol.ts'
import { DocumentIndex } from '../documents/documentIndex.ts'
import { storedDocument } from '../documents/types.ts'
import { queryRunError } from '../http/errors.ts'
import { createView, type Perspective } from './view.ts'
import { createPlanCache } from './planCache.ts'
import type { QueryParams } from './plan.ts'
import { runQuery } from './run.ts'
import { type MatchQuery, matchDocuments } from './match.ts'
import { createSourceMap } from './sourceMap.ts'
import { SYNC_TAGS } from './syncTags.ts'
import { foldAhead } from './textCondition.ts'

/** In characters. The store buffers the result in memory. */
const MAX_RESPONSE_LENGTH = 50_000_000

export interface Query {
  query: string
  params: QueryParams
  identity: Identity
}

export type EvaluateQuery = Query & { perspective: Perspective; returnQuery: boolean; sourceMap: boolean }

const [, , file = '', projectId = '', dataset = '', timeoutMs] = process.argv
const names = { projectId, dataset }

/** The store ends queries earlier. This ends that of a person after the store has died, so that its process can exit. */
const ORPHAN_TIMEOUT_MS = 2 * Number(timeoutMs)

const sql = new DatabaseSync(file, { readOnly: true }).createTagStore()
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

const getPlan = createPlanCache()

function evaluate(request: EvaluateQuery) {
  const startedAt = performance.now()
  readCommits()
  const view = createView(index, createAccess(request.identity), request.perspective)
  const viewRequest = { ...request, view, identity: request.identity.id, names }
  const evaluation = runQuery(viewRequest, getPlan(request.query, request.params))
  return {
    ...(request.returnQuery && { query: request.query }),
    result: evaluation.result,
    ...(request.sourceMap && { resultSourceMap: createSourceMap(evaluation, viewRequest) }),
    syncTags: SYNC_TAGS,
    ms: Math.round(performance.now() - startedAt),
  }
}

function answer(request: EvaluateQuery | MatchQuery) {
  if (!('documents' in request)) return evaluate(request)
  return matchDocuments({ ...request, names }, getPlan(request.query, request.params))
}

const vmContext: { work?: () => unknown } = {}
createContext(vmContext)
const work = new Script('work()')

/** Answers a request, and ends it after a time. That takes a thread for each, longer than most queries. */
function answerInTime(request: EvaluateQuery | MatchQuery): unknown {
  vmContext.work = () => answer(request)
  const value: unknown = work.runInContext(vmContext, { timeout: ORPHAN_TIMEOUT_MS })
  delete vmContext.work
  return value
}

const queryRequest = z.custom<EvaluateQuery | MatchQuery>()

serveParent((message) => {
  const request = queryRequest.parse(message)
  // The site's own queries are known, and short.
  const isKnown = request.identity.kind === 'token'
  const text = JSON.stringify(isKnown ? answer(request) : answerInTime(request))
  if (text.length > MAX_RESPONSE_LENGTH) {
    throw queryRunError('The result is too long; narrow the filters or ask for less at once', request.query)
  }
  return text
})

await foldAhead(index.all())
