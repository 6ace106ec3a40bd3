import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { Settings } from '#lib/env.ts'
import type { Identity } from '../accounts/types.ts'
import { queryRunError } from '../http/errors.ts'
import { LimitExceeded, ProcessPool } from '../processes/process-pool.ts'
import type { DocumentStore, LakeDocument } from '../store/types.ts'
import type { Perspective } from './perspective.ts'
import type { QueryParams } from './plan.ts'

/** Time for one query; tests give less. */
const QUERY_TIMEOUT_MS = 5000

const MAX_QUERY_MEGABYTES = 512

/** The store holds the same documents as each process, so its own heap is what their copy needs. */
const getHeapMegabytes = () => Math.ceil(process.memoryUsage().heapUsed / 1024 ** 2)

/** Two for people, so that one person's slow queries do not block the others, and one for the site. */
const MAX_PROCESSES = 3
const PROCESSES_FOR_SITE = 1

/** Documents sent to a new process at once. Between two batches other calls run. */
const BATCH_SIZE = 200

/** What a caller reads when the query process was ended. */
function limitMessage(limit: LimitExceeded['limit'], timeoutMs: number): string {
  const reason = {
    time: `The query takes longer than ${timeoutMs / 1000} seconds`,
    memory: 'The query needs more memory than it may have',
  }[limit]
  return `${reason}; narrow its filters or ask for less at once`
}

interface QueryOf {
  query: string
  params: QueryParams
  identity: Identity
}

/** Runs GROQ queries in processes of their own, each with the same limits of time and memory. */
export class QueryRunner {
  readonly #pool: ProcessPool
  readonly #sanity: { projectId: string; dataset: string }
  readonly #timeoutMs: number
  readonly #stopUpdates: () => void

  constructor(
    store: Pick<DocumentStore, 'dataset' | 'all' | 'get' | 'onCommit'>,
    settings: Settings,
    timeoutMs = QUERY_TIMEOUT_MS,
  ) {
    this.#timeoutMs = timeoutMs
    this.#sanity = { projectId: settings.projectId, dataset: store.dataset }
    this.#pool = new ProcessPool({
      program: new URL('query-process.ts', import.meta.url),
      minProcesses: 1,
      maxProcesses: MAX_PROCESSES,
      reservedProcesses: PROCESSES_FOR_SITE,
      timeoutMs,
      maxHeapMegabytes: () => getHeapMegabytes() + MAX_QUERY_MEGABYTES,
      async prepare(update) {
        const ids = store.all().map(({ _id }) => _id)
        for (let start = 0; start < ids.length; start += BATCH_SIZE) {
          // Read when sent, so that a batch never undoes a commit that was sent in between.
          const batch = ids.slice(start, start + BATCH_SIZE).map((id) => store.get(id))
          update({ put: batch.filter((document) => document !== undefined), removed: [] })
          await setImmediate()
        }
      },
    })
    this.#stopUpdates = store.onCommit(({ changes }) => {
      const put = changes.flatMap(({ after }) => after ?? [])
      const removed = changes.flatMap(({ documentId, after }) => (after ? [] : documentId))
      this.#pool.update({ put, removed })
    })
  }

  async #run(request: { kind: 'answer' | 'select' | 'match' } & QueryOf): Promise<string> {
    const caller = { id: request.identity.id, isTrusted: request.identity.kind === 'token' }
    try {
      return z.string().parse(await this.#pool.run({ ...request, sanity: this.#sanity }, caller))
    } catch (error) {
      if (!(error instanceof LimitExceeded)) throw error
      throw queryRunError(limitMessage(error.limit, this.#timeoutMs), request.query)
    }
  }

  /**
   * Returns the response body of the query API as JSON text.
   *
   * @throws a `queryParseError` or `queryError` in Sanity's shape
   */
  answer(request: QueryOf & { perspective: Perspective; returnQuery: boolean; sourceMap: boolean }): Promise<string> {
    return this.#run({ kind: 'answer', ...request })
  }

  /** Ids of the stored documents that a query selects, drafts and versions included. */
  async select(request: QueryOf): Promise<string[]> {
    return z.array(z.string()).parse(JSON.parse(await this.#run({ kind: 'select', ...request })))
  }

  /** Which of the given documents the query yields. Without documents, it only checks the query. */
  async match(request: QueryOf & { documents: LakeDocument[] }): Promise<boolean[]> {
    return z.array(z.boolean()).parse(JSON.parse(await this.#run({ kind: 'match', ...request })))
  }

  close(): void {
    this.#stopUpdates()
    this.#pool.close()
  }
}
