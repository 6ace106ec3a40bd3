import { Hono } from 'hono'
import { type BrokenLink, brokenLinksReport } from '#lib/links/brokenLinks.ts'
import type { StoreContext } from '#store/http/context.ts'
import { forbidden } from '#store/http/errors.ts'
import { limitBody, parseJsonBody } from '#store/http/input.ts'

/**
 * Creates `/data/broken-links/:dataset`, by which the site, which checks links, reports those that fail. They are kept in
 * memory: the site reports them every minute.
 */
export function createBrokenLinks() {
  let reported: readonly BrokenLink[] = []
  const routes = new Hono<StoreContext>()
    .use('/data/broken-links/*', limitBody(2))
    .post('/data/broken-links/:dataset', async (c) => {
      if (c.var.identity.kind !== 'token') throw forbidden('Only the site reports which links are broken.')
      reported = (await parseJsonBody(c, brokenLinksReport)).broken
      return c.json({})
    })
  return {
    routes,
    /** Returns what failed, by address. */
    get: (): ReadonlyMap<string, string> => new Map(reported.map(({ url, failure }) => [url, failure])),
  }
}
