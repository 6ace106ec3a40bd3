// Runs queries in a process of its own, on a copy of the documents.
import { createContext, Script } from 'node:vm'
import { z } from 'zod'
import { createAccess } from '../accounts/access.ts'
import type { Identity } from '../accounts/types.ts'
import { serveParent } from '../processes/protocol.ts'
import { DocumentIndex } from '../store/document-index.ts'
import { type LakeDocument, storedDocument } from '../store/types.ts'
import { queryRunError } from '../http/errors.ts'
import { parseInput } from '../http/input.ts'
import type { Perspective } from './perspective.ts'
import { planQuery } from './plan.ts'
import { type QueryRequest, runQuery } from './run.ts'
import { createSourceMap } from './source-map.ts'
import { type DocumentView, createView } from './view.ts'

/** The store kills a query earlier. This ends one whose store is gone, so that its process ends too. */
const ORPHAN_TIMEOUT_MS = 10_000

/** In characters. The result passes through the store's own memory. */
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
  z.object({ kind: z.literal('match'), ...query, documents: z.array(z.custom<LakeDocument>()) }),
])

type Request<Kind> = Extract<z.infer<typeof queryRequest>, { kind: Kind }>

const update = z.object({ put: z.array(storedDocument), removed: z.array(z.string()) })

const index = new DocumentIndex()

const onView = (request: z.infer<typeof queryRequest>, view: DocumentView): QueryRequest => ({
  ...request,
  view,
  identity: request.identity.id,
})

async function answer(request: Request<'answer'>) {
  const startedAt = performance.now()
  const onDocuments = onView(request, createView(index, createAccess(request.identity), request.perspective))
  const answered = await runQuery(onDocuments)
  return {
    ...(request.returnQuery && { query: request.query }),
    result: answered.result,
    syncTags: answered.syncTags,
    ...(request.sourceMap && { resultSourceMap: await createSourceMap(answered, onDocuments) }),
    ms: Math.round(performance.now() - startedAt),
  }
}

const hasId = z.object({ _id: z.string() })
const selected = z.union([z.array(z.union([hasId, z.null()])), z.union([hasId, z.null()]).transform((one) => [one])])

/** Ids of the stored documents that a query selects, drafts and versions included. */
async function select(request: Request<'select'>): Promise<string[]> {
  const { result } = await runQuery(onView(request, createView(index, createAccess(request.identity), 'raw')))
  const documents = parseInput(selected, result, 'selection of the query').filter((document) => document !== null)
  return documents.map(({ _id }) => _id)
}

const viewSingleDocument = (document: LakeDocument): DocumentView => ({
  get: (id) => (id === document._id ? document : undefined),
  all: () => [document],
  candidates: () => [document],
})

/** Which of the given documents a query yields. Without documents, it only checks the query. */
async function match(request: Request<'match'>): Promise<boolean[]> {
  planQuery(request.query, request.params)
  const matches = request.documents.map(async (document) => {
    const { result } = await runQuery(onView(request, viewSingleDocument(document)))
    return Array.isArray(result) ? result.length > 0 : Boolean(result)
  })
  return Promise.all(matches)
}

function run(request: z.infer<typeof queryRequest>): Promise<unknown> {
  if (request.kind === 'answer') return answer(request)
  return request.kind === 'select' ? select(request) : match(request)
}

const frame: { work?: () => unknown } = {}
createContext(frame)
const work = new Script('work()')

serveParent(
  async (given) => {
    const request = queryRequest.parse(given)
    frame.work = () => run(request)
    const text = JSON.stringify(await work.runInContext(frame, { timeout: ORPHAN_TIMEOUT_MS }))
    delete frame.work
    if (text.length > MAX_ANSWER_LENGTH) {
      throw queryRunError('The answer is too long; narrow the filters or ask for less at once', request.query)
    }
    return text
  },
  (given) => {
    const { put, removed } = update.parse(given)
    for (const document of put) index.put(document)
    for (const id of removed) index.remove(id)
  },
)
