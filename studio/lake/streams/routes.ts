import { Hono } from 'hono'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { listenRoutes } from './listen-routes.ts'
import { liveRoutes } from './live-routes.ts'

/** What the store tells by itself: changes of documents, and which answers they make old. Mounted under `/:version`. */
export function streamRoutes(deps: LakeDependencies) {
  return new Hono<LakeContext>().route('/', listenRoutes(deps)).route('/', liveRoutes(deps))
}
