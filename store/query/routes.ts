import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { StoreContext, StoreDependencies } from '../http/context.ts'
import { badRequest } from '../http/errors.ts'
import { limitBody, parseInput, parseJson, parseJsonBody } from '../http/input.ts'
import { getDefaultPerspective, parsePerspective } from './view.ts'
import type { QueryParams } from './run.ts'

const options = z.object({
  perspective: z.string().optional(),
  returnQuery: z.stringbool().default(true),
  resultSourceMap: z.enum(['true', 'false', 'withKeyArraySelector']).default('false'),
})

const queryBody = z.object({ query: z.string(), params: z.record(z.string(), z.unknown()).default({}) })

export function parseParams(search: URLSearchParams): QueryParams {
  const entries = Array.from(search).filter(([name]) => name.startsWith('$'))
  return Object.fromEntries(entries.map(([name, text]) => [name.slice(1), parseJson(text, `parameter ${name}`)]))
}

/** Creates `/data/query/:dataset`: GROQ by GET, or by POST with query and parameters in the body. */
export function queryRoutes({ queries }: Pick<StoreDependencies, 'queries'>) {
  async function answer(c: Context<StoreContext>, request: z.infer<typeof queryBody>, search: URLSearchParams) {
    if (request.query.trim() === '') throw badRequest('The query is missing.')
    const { perspective, returnQuery, resultSourceMap } = parseInput(options, Object.fromEntries(search), 'address')
    const text = await queries.answer({
      ...request,
      identity: c.var.identity,
      perspective: perspective ? parsePerspective(perspective) : getDefaultPerspective(c.var.apiVersion),
      returnQuery,
      sourceMap: resultSourceMap !== 'false',
    })
    return c.body(text, 200, { 'content-type': 'application/json' })
  }

  return new Hono<StoreContext>()
    .get('/data/query/:dataset', (c) => {
      const search = new URL(c.req.url).searchParams
      return answer(c, { query: search.get('query') ?? '', params: parseParams(search) }, search)
    })
    .post('/data/query/:dataset', limitBody(4), async (c) => {
      const search = new URL(c.req.url).searchParams
      return answer(c, await parseJsonBody(c, queryBody), search)
    })
}
