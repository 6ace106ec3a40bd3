import { createAccess, type Identity } from '../accounts/roles.ts'
import { DocumentIndex } from '../documents/documentIndex.ts'
import type { StoredDocument } from '../documents/types.ts'
import type { DocumentCondition } from './documentCondition.ts'
import type { QueryParams, QueryPlan } from './plan.ts'
import { type DatasetNames, runQuery } from './run.ts'
import { createView } from './view.ts'

export interface MatchQuery {
  query: string
  params: QueryParams
  identity: Identity
  documents: StoredDocument[]
}

export interface MatchResult {
  condition: DocumentCondition
  /** Whether the query yields each of the documents. */
  matches: boolean[]
}

/** Evaluates a query on each document by itself, as if there were no other. */
export function matchDocuments(request: MatchQuery & { names?: DatasetNames }, plan: QueryPlan): MatchResult {
  const access = createAccess(request.identity)
  const identity = request.identity.id
  const matches = request.documents.map((document) => {
    const single = new DocumentIndex()
    single.put(document)
    const { result } = runQuery({ ...request, view: createView(single, access, 'raw'), identity }, plan)
    return Array.isArray(result) ? result.length > 0 : Boolean(result)
  })
  return { condition: plan.condition, matches }
}
