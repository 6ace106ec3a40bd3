// Child process that runs queries on a copy of the documents.
import { createContext, Script } from 'node:vm'
import { z } from 'zod'
import { createAccess } from '../accounts/access.ts'
import type { Identity } from '../accounts/access.ts'
import { serveParent } from '../processes/protocol.ts'
import { DocumentIndex } from '../store/document-index.ts'
import { type StoredDocument, storedDocument } from '../store/types.ts'
import { queryRunError } from '../http/errors.ts'
import { parseInput } from '../http/input.ts'
import type { Perspective } from './perspective.ts'
import { planQuery } from './plan.ts'
import { type QueryRequest, runQuery } from './run.ts'
import { createSourceMap } from './source-map.ts'
import { type DocumentView, createView } from './view.ts'

/** The store ends queries earlier. This ends a query after the store has died, so that its process can exit. */
const ORPHAN_TIMEOUT_MS = 10_000

/** In characters. The store buffers the result in memory. */
const MAX_ANSWER_LENGTH = 50_000_000

const query = {
  query: z.string(),
  params: z.record(z.string(), z.unknown()),
  identity: z.custom<Identity>(),
  sanity: z.object({ projectId: z.string(), dataset: z.string() }),
}

const queryRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    ...query,
    perspective: z.custom<Perspective>(),
    returnQuery: z.boolean(),
    sourceMap: z.boolean(),
  }),
  z.object({ kind: z.literal('select'), ...query }),
  z.object({ kind: z.literal('match'), ...query, documents: z.array(z.custom<StoredDocument>()) }),
])

type Request<Kind> = Extract<z.infer<typeof queryRequest>, { kind: Kind }>

const update = z.object({ put: z.array(storedDocument), removed: z.array(z.string()) })

const index = new DocumentIndex()

const toRequest = (request: z.infer<typeof queryRequest>, view: DocumentView): QueryRequest => ({
  ...request,
  view,
  identity: request.identity.id,
})

async function answer(request: Request<'answer'>) {
  const startedAt = performance.now()
  const viewRequest = toRequest(request, createView(index, createAccess(request.identity), request.perspective))
  const queryAnswer = await runQuery(viewRequest)
  return {
    ...(request.returnQuery && { query: request.query }),
    result: queryAnswer.result,
    syncTags: queryAnswer.syncTags,
    ...(request.sourceMap && { resultSourceMap: await createSourceMap(queryAnswer, viewRequest) }),
    ms: Math.round(performance.now() - startedAt),
  }
}

const hasId = z.object({ _id: z.string() })
const selected = z.union([z.array(z.union([hasId, z.null()])), z.union([hasId, z.null()]).transform((item) => [item])])

/** Returns the ids of the stored documents that a query selects, including drafts and versions. */
async function select(request: Request<'select'>): Promise<string[]> {
  const { result } = await runQuery(toRequest(request, createView(index, createAccess(request.identity), 'raw')))
  const documents = parseInput(selected, result, 'selection of the query').filter((document) => document !== null)
  return documents.map(({ _id }) => _id)
}

const createSingleDocumentView = (document: StoredDocument): DocumentView => ({
  get: (id) => (id === document._id ? document : undefined),
  all: () => [document],
  candidates: () => [document],
})

/** Returns for each document whether the query yields it. Without documents, only validates the query. */
async function match(request: Request<'match'>): Promise<boolean[]> {
  planQuery(request.query, request.params)
  const matches = request.documents.map(async (document) => {
    const { result } = await runQuery(toRequest(request, createSingleDocumentView(document)))
    return Array.isArray(result) ? result.length > 0 : Boolean(result)
  })
  return Promise.all(matches)
}

function run(request: z.infer<typeof queryRequest>): Promise<unknown> {
  if (request.kind === 'answer') return answer(request)
  return request.kind === 'select' ? select(request) : match(request)
}

const vmContext: { work?: () => unknown } = {}
createContext(vmContext)
const work = new Script('work()')

serveParent(
  async (message) => {
    const request = queryRequest.parse(message)
    vmContext.work = () => run(request)
    const text = JSON.stringify(await work.runInContext(vmContext, { timeout: ORPHAN_TIMEOUT_MS }))
    delete vmContext.work
    if (text.length > MAX_ANSWER_LENGTH) {
      throw queryRunError('The answer is too long; narrow the filters or ask for less at once', request.query)
    }
    return text
  },
  (message) => {
    const { put, removed } = update.parse(message)
    for (const document of put) index.put(document)
    for (const id of removed) index.remove(id)
  },
)
