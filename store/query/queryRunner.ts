import { z } from 'zod'
import { queryRunError } from '../http/errors.ts'
import { parseInput } from '../http/input.ts'
import { ProcessPool } from '../processes/processPool.ts'
import type { MatchQuery, MatchResult } from './match.ts'
import type { EvaluateQuery, Query } from './queryProcess.ts'
import type { DatasetNames } from './run.ts'
import type { Perspective } from './view.ts'

const QUERY_TIMEOUT_MS = 5000

const MAX_QUERY_MEGABYTES = 512

/** Estimates the heap for a copy of the documents by that of the store, which has the same documents. */
const getHeapMegabytes = () => Math.ceil(process.memoryUsage().heapUsed / 1024 ** 2)

/** Two for people, so that slow queries of one person do not block others, and one reserved for the site. */
const MAX_PROCESSES = 3
const PROCESSES_FOR_SITE = 1

const selected = z.object({ _id: z.string() }).nullable()
const selection = z.object({ result: z.union([z.array(selected), selected]) })

const strings = z.array(z.string()).optional()
const condition = z.object({ types: strings, ids: strings, isSufficient: z.boolean().optional() })
const response = z.string()

const matchResult = z.object({ condition, matches: z.array(z.boolean()) })

/** Runs GROQ queries in child processes with limits of time and memory. */
export class QueryRunner extends ProcessPool<Query> {
  /** @param file the content database, which each process reads */
  constructor(file: string, { projectId, dataset }: DatasetNames, timeoutMs = QUERY_TIMEOUT_MS) {
    super({
      program: new URL('queryProcess.ts', import.meta.url),
      args: [file, projectId, dataset, String(timeoutMs)],
      minProcesses: 1,
      maxProcesses: MAX_PROCESSES,
      reservedProcesses: PROCESSES_FOR_SITE,
      timeoutMs,
      createLimitError(limit, { query }) {
        const reason = {
          time: `The query takes longer than ${timeoutMs / 1000} seconds`,
          memory: 'The query needs more memory than it may have',
        }[limit]
        return queryRunError(`${reason}; narrow its filters or ask for less at once`, query)
      },
      maxHeapMegabytes: () => getHeapMegabytes() + MAX_QUERY_MEGABYTES,
    })
  }

  async #run(request: EvaluateQuery | MatchQuery, callerId = request.identity.id): Promise<string> {
    const caller = { id: callerId, isTrusted: request.identity.kind === 'token' }
    return response.parse(await this.run(request, caller))
  }

  /**
   * Returns the response body of the query API as JSON text.
   *
   * @throws a `queryParseError` or `queryError` in Sanity's format
   */
  evaluate(request: EvaluateQuery): Promise<string> {
    return this.#run(request)
  }

  /** Returns the ids of the documents that a query selects. */
  async select(request: Query & { perspective: Perspective }): Promise<string[]> {
    const text = await this.evaluate({ ...request, returnQuery: false, sourceMap: false })
    const { result } = parseInput(selection, JSON.parse(text), 'selection of the query')
    return [result].flat().flatMap((document) => document?._id ?? [])
  }

  /**
   * Returns for each document whether the query yields it, and the query's condition. Without documents, only validates
   * the query.
   *
   * @param callerId with whose other requests this one is queued; by default the caller's
   */
  async match(request: MatchQuery, callerId?: string): Promise<MatchResult> {
    return matchResult.parse(JSON.parse(await this.#run(request, callerId)))
  }
}
