import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { getPath } from 'hono/utils/url'
import { z } from 'zod'
import { isRequestId, REQUEST_ID_HEADER, requestIds } from '#lib/requestId.ts'
import { createAccess } from './accounts/roles.ts'
import { peopleRoutes } from './accounts/peopleRoutes.ts'
import { signInRoutes } from './accounts/signIn/routes.ts'
import { getCommentsDataset, previewRoutes, studioRoutes } from './accounts/studioRoutes.ts'
import { deliveryRoutes } from './assets/deliveryRoutes.ts'
import { uploadRoutes } from './assets/uploadRoutes.ts'
import { historyRoutes } from './history/routes.ts'
import { mutateRoutes } from './mutate/routes.ts'
import { queryRoutes } from './query/routes.ts'
import { liveRoutes, streamRoutes } from './streams/routes.ts'
import type { StoreContext } from './http/context.ts'
import type { StoreDependencies } from './dependencies.ts'
import { toErrorResponse, badRequest, notFound, unauthorized } from './http/errors.ts'
import { exportRoutes } from './documents/exportRoutes.ts'
import { stubRoutes } from './stubRoutes.ts'

const DATASET_IN_PATH = /\/data\/(?:live\/events|[^/]+)\/([^/]+)/

const date = z.iso.date()

/** What `@sanity/client` calls below a dataset when its `resource` is one. */
const DATASET_RESOURCE =
  /^(\/v[^/]+)\/projects\/([^/]+)\/datasets\/([^/]+)\/(actions|doc|history|listen|live\/events|mutate|query)(?=\/|$)/

/**
 * Returns the path of a request as the routes name it. `@sanity/migrate` sends two slashes before the version, which
 * Sanity accepts.
 */
function getStorePath(request: Request, projectId: string): string {
  const path = getPath(request).replace(/^\/+/, '/')
  return path.replace(DATASET_RESOURCE, (whole, version: string, project: string, dataset: string, operation: string) =>
    project === projectId ? `${version}/data/${operation}/${dataset}` : whole,
  )
}

/** Creates the HTTP application. @param routes what the site adds, for callers with a role */
export function createApp(deps: StoreDependencies, routes: readonly Hono<StoreContext>[]) {
  const { accounts, settings } = deps
  const { SANITY_DATASET: dataset, projectId } = settings

  const versioned = new Hono<StoreContext>()
    .use('/data/*', async (c, next) => {
      const name = DATASET_IN_PATH.exec(c.req.path)?.[1]
      if (name !== dataset && name !== getCommentsDataset(dataset)) {
        throw notFound(`Dataset "${name}" not found for project ID "${projectId}"`)
      }
      await next()
    })
    .route('/', stubRoutes(deps))
    .route('/', liveRoutes(deps))
    // The dataset is private. Assets are public at other paths.
    .use('/data/*', async (c, next) => {
      if (c.var.identity.role === null) throw unauthorized('The content is private. Sign in or send a token.')
      await next()
    })
    .route('/', signInRoutes(deps))
    .route('/', studioRoutes(deps))
    .route('/', peopleRoutes(deps))
    .route('/', previewRoutes(deps))
    .route('/', queryRoutes(deps))
    .route('/', mutateRoutes(deps))
    .route('/', exportRoutes(deps))
    .route('/', uploadRoutes(deps))
    .route('/', streamRoutes(deps))
    .route('/', historyRoutes(deps))
  for (const more of routes) versioned.route('/', more)

  return new Hono<StoreContext>({ getPath: (request) => getStorePath(request, projectId) })
    .onError(toErrorResponse)
    .notFound((c) => toErrorResponse(notFound(`There is nothing at ${c.req.path}.`), c))
    .use('/:version{v[0-9X-]+}/*', cors({ origin: settings.STUDIO_ALLOWED_ORIGINS, credentials: true }))
    .use('/:version{v[0-9X-]+}/*', async (c, next) => {
      const version = c.req.param('version').slice(1)
      const newest = new Date().toISOString().slice(0, 10)
      if (version !== '1' && version !== 'X' && !(date.safeParse(version).success && version <= newest)) {
        throw badRequest(`There is no API version "${version}". Name a date up to today, such as v2025-02-19.`)
      }
      c.set('apiVersion', version)
      await next()
      c.header('cache-control', 'no-store')
    })
    .use((c, next) => {
      const id = c.req.header(REQUEST_ID_HEADER)
      return isRequestId(id) ? requestIds.run(id, next) : next()
    })
    .use(async (c, next) => {
      const authorization = c.req.header('authorization')
      const identity = accounts.identify(authorization)
      c.set('identity', identity)
      c.set('access', createAccess(identity))
      c.set('requireSession', () => void accounts.identify(authorization))
      await next()
    })
    .route('/:version{v[0-9X-]+}', versioned)
    .route('/', deliveryRoutes(deps))
}
