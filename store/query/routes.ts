import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { badRequest } from '../http/errors.ts'
import { bodyUpTo, jsonBody, parseJson, valid } from '../http/input.ts'
import { limitsOf } from './limits.ts'
import { defaultPerspective, parsePerspective } from './perspective.ts'
import type { QueryParams } from './plan.ts'
import { runQuery } from './run.ts'
import { sourceMapFor } from './source-map.ts'
import { viewOf } from './view.ts'

const options = z.object({
  perspective: z.string().optional(),
  returnQuery: z.enum(['true', 'false']).default('true'),
  resultSourceMap: z.enum(['true', 'false', 'withKeyArraySelector']).default('false'),
})

const question = z.object({ query: z.string(), params: z.record(z.string(), z.unknown()).default({}) })

/** Parameters of a query in the address: `$name=<JSON>`. */
export function paramsOf(search: URLSearchParams): QueryParams {
  const given = Array.from(search).filter(([name]) => name.startsWith('$'))
  return Object.fromEntries(given.map(([name, text]) => [name.slice(1), parseJson(text, `parameter ${name}`)]))
}

/** `/data/query/:dataset`: GROQ by GET with everything in the address, or by POST with the query in the body. */
export function queryRoutes({ store, settings, visitors }: Pick<LakeDependencies, 'store' | 'settings' | 'visitors'>) {
  const sanity = { projectId: settings.projectId, dataset: store.dataset }

  function answer(request: z.infer<typeof question>, search: URLSearchParams, caller: LakeContext['Variables']) {
    if (request.query.trim() === '') throw badRequest('The query is missing.')
    const { perspective: named, returnQuery, resultSourceMap } = valid(options, Object.fromEntries(search), 'address')
    const startedAt = performance.now()
    const perspective = named ? parsePerspective(named) : defaultPerspective(caller.apiVersion)
    const view = viewOf(store, caller.access, perspective)
    const asked = { ...request, view, identity: caller.identity.id, sanity, limits: limitsOf(caller.identity) }
    const answered = runQuery(asked)
    return {
      ...(returnQuery === 'true' && { query: request.query }),
      result: answered.result,
      syncTags: answered.syncTags,
      ...(resultSourceMap !== 'false' && { resultSourceMap: sourceMapFor(answered, asked) }),
      ms: Math.round(performance.now() - startedAt),
    }
  }

  /** The answer as text, since a short query can mean a text that takes long to write. */
  function write(c: Context<LakeContext>, request: z.infer<typeof question>, search: URLSearchParams) {
    const written = () => JSON.stringify(answer(request, search, c.var))
    const text = c.var.identity.role === null ? visitors.spend(written) : written()
    return c.body(text, 200, { 'content-type': 'application/json' })
  }

  return new Hono<LakeContext>()
    .get('/data/query/:dataset', (c) => {
      const search = new URL(c.req.url).searchParams
      return write(c, { query: search.get('query') ?? '', params: paramsOf(search) }, search)
    })
    .post('/data/query/:dataset', bodyUpTo(4), async (c) => {
      const search = new URL(c.req.url).searchParams
      return write(c, await jsonBody(c, question), search)
    })
}
