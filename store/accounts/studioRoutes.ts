import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { STORE_PATH, STUDIO_PATH } from '#lib/links/path.ts'
import type { StoreContext } from '../http/context.ts'
import type { StoreDependencies } from '../dependencies.ts'
import { forbidden, notFound, sessionNotFound } from '../http/errors.ts'
import { limitBody, parseJsonBody } from '../http/input.ts'
import { MAX_ACTIVE_RELEASES } from '../releases/release.ts'
import { createAccessControlList, findRole, toStudioRole } from './roles.ts'

/** Returns the dataset name the Studio uses for comments. Here they are documents of the dataset itself. */
export const getCommentsDataset = (dataset: string) => `${dataset}-comments`

/** The Studio's query for who may read a document, and so may be mentioned in a comment on it. */
const GROUPS_QUERY = '*[_type == "system.group"]{members, grants}'

/** The Studio reads how many days a plan keeps history. Here all of it is kept. */
const SUBSCRIPTION = { featureTypes: { retention: { features: [{ attributes: { maxRetentionDays: null } }] } } }

const preferences = z
  .array(z.object({ key: z.string().min(1).max(200), value: z.json() }))
  .min(1)
  .max(50)

const bySecret = z.strictObject({ secret: z.string().max(200) })
const byKeyOrSecret = z.union([z.strictObject({ key: z.string().max(200) }), bySecret])

const requireIdentity = createMiddleware<StoreContext>(async (c, next) => {
  if (c.get('identity').role === null) throw sessionNotFound()
  await next()
})

const requireSite = createMiddleware<StoreContext>(async (c, next) => {
  if (c.var.identity.kind !== 'token') throw forbidden('Only the site asks about previews.')
  await next()
})

/**
 * Creates `/previews`, not part of Sanity's API. To show drafts, the site opens a preview with the secret that the
 * Studio wrote, and verifies it on every page.
 */
export function previewRoutes({ accounts }: Pick<StoreDependencies, 'accounts'>) {
  return new Hono<StoreContext>()
    .use('/previews/*', requireSite, limitBody(0.01))
    .post('/previews', async (c) => {
      const { secret } = await parseJsonBody(c, bySecret)
      const key = accounts.previews.open(secret)
      if (key === undefined) throw notFound('No signed-in person wrote this secret within the hour.')
      return c.json({ key }, 201)
    })
    .post('/previews/verify', async (c) => {
      const previewer = accounts.findPreviewer(await parseJsonBody(c, byKeyOrSecret))
      if (previewer === undefined) throw notFound('This preview has ended or does not exist.')
      return c.json({ role: previewer.role })
    })
}

/**
 * Creates what the Studio calls about people:
 *
 * - `/auth/…`: how it signs in, exchanges its one-time code for a session, and signs out
 * - `/projects/…`: the project, its members and the caller's rights
 * - `/users/…`: the caller, other users by id, and the caller's Studio settings
 * - `/data/query/…`: the groups of Sanity's project, which are documents there; here one of all active accounts
 */
export function studioRoutes({
  accounts,
  settings,
  rules: { roles },
}: Pick<StoreDependencies, 'accounts' | 'settings' | 'rules'>) {
  const describeRoles = (name: string) => [findRole(roles, name) ?? []].flat().map(toStudioRole)
  const { projectId, SANITY_DATASET: dataset } = settings
  const project = { id: projectId, displayName: projectId, studioHost: null, organizationId: null, metadata: {} }

  /** Responds with or without the project's id in the address: a client with a hostname of the project leaves it out. */
  function listDatasets(c: Context<StoreContext>) {
    const datasetProfile = c.req.query('datasetProfile') ?? 'content'
    const name = datasetProfile === 'comments' ? getCommentsDataset(dataset) : dataset
    return c.json([{ name, aclMode: 'private', datasetProfile }])
  }

  return new Hono<StoreContext>()
    .get('/auth/providers', (c) => {
      const url = `${settings.SITE_URL}${STORE_PATH}/v1/auth/login/local`
      const providers = [{ name: 'local', title: 'Email and password', url }]
      return c.json({ providers, thirdPartyLogin: false, sso: { saml: false } })
    })
    .get('/auth/fetch', (c) => {
      const token = accounts.sessions.exchangeAuthCode(c.req.query('sid') ?? '')
      if (!token) throw notFound('This sign-in was used already or took too long. Sign in again.')
      return c.json({ token, label: 'Studio' })
    })
    .get('/auth/id', requireIdentity, (c) => c.json({ id: c.get('identity').id }))
    .post('/auth/logout', (c) => {
      const { session } = c.get('identity')
      if (session !== undefined) accounts.sessions.end(session)
      return c.body(null, 204)
    })
    .use('/projects/:project/*', async (c, next) => {
      const name = c.req.param('project')
      if (name !== projectId) throw notFound(`There is no project “${name}” here.`)
      await next()
    })
    .get('/projects/:project/datasets/:dataset/acl', (c) => {
      const name = c.req.param('dataset')
      if (name !== dataset) throw notFound(`There is no dataset “${name}” here.`)
      return c.json(createAccessControlList(c.get('identity')))
    })
    .use('/projects/:project/*', requireIdentity)
    .get('/projects/:project', (c) => {
      const members = accounts.people.all().map(({ id, role, createdAt }) => {
        const isCurrentUser = id === c.get('identity').id
        return { id, createdAt, isCurrentUser, isRobot: false, role, roles: describeRoles(role) }
      })
      return c.json({ ...project, members })
    })
    .get('/projects/:project/datasets', listDatasets)
    .get('/projects', requireIdentity, (c) => c.json([project]))
    .get('/datasets', requireIdentity, listDatasets)
    .get('/aliases', requireIdentity, (c) => c.json([]))
    .get('/projects/:project/roles', (c) => c.json(Object.values(roles).map(toStudioRole)))
    .get('/projects/:project/grants', (c) => c.json({}))
    .get('/projects/:project/user-applications', (c) => {
      // The Studio offers to register itself unless it is listed. Its other call would fetch a manifest.
      const isLookup = c.req.query('tag')?.endsWith('fetch-user-applications')
      const appHost = settings.SITE_URL + STUDIO_PATH
      const studio = { id: 'studio', projectId, type: 'studio', urlType: 'external', appHost }
      return c.json(isLookup ? [studio] : [])
    })
    .get('/projects/:project/new-content-release-allowed', (c) =>
      c.json({
        data: {
          // There is no organization. A limit of 0 would open the dialog of a plan without releases.
          orgActiveReleaseLimit: null,
          orgMeteredActiveReleaseCount: 0,
          datasetReleaseLimit: MAX_ACTIVE_RELEASES,
        },
      }),
    )
    .get('/subscriptions/project/:project', (c) => c.json(SUBSCRIPTION))
    .get('/access/requests/me', requireIdentity, (c) => c.json([]))
    .get('/users/me', (c) => {
      const { id, name, email, role } = c.get('identity')
      // As Sanity does. The Studio calls this before sign-in, and a 401 would be an error in its console.
      if (role === null) return c.json({})
      return c.json({ id, name, email, provider: 'local', role: role.name, roles: [toStudioRole(role)] })
    })
    .get('/data/query/:dataset', async (c, next) => {
      if (c.req.query('query') !== GROUPS_QUERY) return next()
      const members = accounts.people.listActive().map(({ id }) => id)
      const grants = [{ filter: 'true', permissions: ['read'] }]
      return c.json({ result: [{ members, grants }] })
    })
    .use('/users/*', requireIdentity)
    .get('/users/me/keyvalue/:keys', (c) => {
      const keys = c.req.param('keys').split(',')
      return c.json(keys.map((key) => ({ key, value: accounts.preferences.get(c.get('identity').id, key) })))
    })
    .put('/users/me/keyvalue', limitBody(0.25), async (c) => {
      const values = await parseJsonBody(c, preferences)
      accounts.preferences.set(c.get('identity').id, values)
      return c.json(values)
    })
    .get('/users/:ids', (c) => {
      const ids = c.req.param('ids').split(',')
      const found = ids
        .flatMap((id) => accounts.people.get(id) ?? [])
        .map(({ id, name, createdAt }) => ({ id, displayName: name, createdAt, isCurrentUser: false }))
      return c.json(ids.length > 1 ? found : (found[0] ?? null))
    })
}
