import { getPublishedId } from '@sanity/client/csm'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { parseIds } from '../history/log.ts'
import type { StoreContext } from '../http/context.ts'
import type { StoreDependencies } from '../dependencies.ts'
import { badRequest } from '../http/errors.ts'
import { limitBody, parseInput, parseJson, parseJsonBody } from '../http/input.ts'
import { getRawPerspective, knowsReleases, parsePerspective } from './view.ts'
import type { QueryParams } from './plan.ts'

const options = z.object({
  perspective: z.string().optional(),
  returnQuery: z.stringbool().default(true),
  resultSourceMap: z.enum(['true', 'false', 'withKeyArraySelector']).default('false'),
})

const queryBody = z.object({ query: z.string(), params: z.record(z.string(), z.unknown()).default({}) })

const docOptions = z.object({
  /** Adds the drafts, versions and published documents of the same published ids. */
  includeAllVersions: z.stringbool().default(false),
  excludeContent: z.stringbool().default(false),
})

/** Sanity's clients never request more. */
const MAX_IDS = 1000

/** Parses the parameters of a query, each as `$name` in the address with a value in JSON. */
export function parseParams(search: Record<string, string>): QueryParams {
  const entries = Object.entries(search).filter(([name]) => name.startsWith('$'))
  return Object.fromEntries(entries.map(([name, text]) => [name.slice(1), parseJson(text, `parameter ${name}`)]))
}

/**
 * Creates `/data/query/:dataset`: GROQ by GET, or by POST with query and parameters in the body;
 * `/data/doc/:dataset/:ids`, documents by id; and `/data/references/…`, referrers in other datasets.
 */
export function queryRoutes({ store, queries }: Pick<StoreDependencies, 'store' | 'queries'>) {
  async function respond(c: Context<StoreContext>, request: z.infer<typeof queryBody>) {
    if (request.query.trim() === '') throw badRequest('The query is missing.')
    const { perspective, returnQuery, resultSourceMap } = parseInput(options, c.req.query(), 'address')
    const { apiVersion, identity } = c.var
    const parsed = parsePerspective(perspective || (knowsReleases(apiVersion) ? 'published' : 'raw'))
    const text = await queries.evaluate({
      ...request,
      identity,
      perspective: parsed === 'raw' ? getRawPerspective(apiVersion) : parsed,
      returnQuery,
      sourceMap: resultSourceMap !== 'false',
    })
    return c.body(text, 200, { 'content-type': 'application/json' })
  }

  return new Hono<StoreContext>()
    .get('/data/query/:dataset', (c) =>
      respond(c, { query: c.req.query('query') ?? '', params: parseParams(c.req.query()) }),
    )
    .post('/data/query/:dataset', limitBody(4), async (c) => respond(c, await parseJsonBody(c, queryBody)))
    .get('/data/doc/:dataset/:ids{.+}', (c) => {
      const ids = parseIds(c.req.param('ids'), MAX_IDS)
      const { includeAllVersions, excludeContent } = parseInput(docOptions, c.req.query(), 'address')
      const listVersions = (id: string) => (includeAllVersions ? store.versionsOf(getPublishedId(id)) : [id])
      const documents = [...new Set(ids.flatMap(listVersions))]
        .flatMap((id) => store.get(id) ?? [])
        .filter((document) => c.var.access.canRead(document))
      const readable = new Set(documents.map(({ _id }) => _id))
      const omitted = ids
        .filter((id) => !readable.has(id))
        .map((id) => ({ id, reason: store.get(id) ? 'permission' : 'existence' }))
      return c.json({ documents: excludeContent ? [] : documents, omitted })
    })
    .get('/data/references/:dataset/documents/:id/to', (c) => c.json({ totalCount: 0, references: [] }))
}
