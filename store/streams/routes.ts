import { Hono } from 'hono'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { apiError } from '../http/errors.ts'
import { listenRoutes } from './listen-routes.ts'
import { liveRoutes } from './live-routes.ts'

/** What the store tells by itself: changes of documents, and which answers they make old. Mounted under `/:version`. */
export function streamRoutes(deps: LakeDependencies) {
  return new Hono<LakeContext>()
    .use('/data/:stream{listen|live}/*', async (c, next) => {
      // The stream of a HEAD request is never read and so would never end.
      if (c.req.method === 'HEAD')
        throw apiError(405, 'An event stream can only be asked for by GET.', { allow: 'GET' })
      await next()
    })
    .route('/', listenRoutes(deps))
    .route('/', liveRoutes(deps))
}
