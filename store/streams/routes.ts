import { Hono } from 'hono'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { admission } from './admission.ts'
import { listenRoutes } from './listen-routes.ts'
import { liveRoutes } from './live-routes.ts'
import { LISTENER_LIMITS, Strangers } from './strangers.ts'

/** What the store tells by itself: changes of documents, and which answers they make old. Mounted under `/:version`. */
export function streamRoutes(deps: LakeDependencies) {
  const admit = admission(new Strangers(LISTENER_LIMITS))
  return new Hono<LakeContext>().route('/', listenRoutes(deps, admit)).route('/', liveRoutes(deps, admit))
}
