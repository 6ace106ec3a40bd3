import { Hono } from 'hono'
import { ROLE_NAMES } from '#lib/roles/roles.ts'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { notFound } from '../http/errors.ts'
import { accessControlList } from './access.ts'
import { roleForStudio } from './roles.ts'
import { requireIdentity } from './user-routes.ts'

const CONTENT = 'content'

/** `/projects/…`: what the Studio asks about the project it works on, its members and what the caller may do. */
export function projectRoutes({ accounts, settings }: Pick<LakeDependencies, 'accounts' | 'settings'>) {
  const { projectId, SANITY_DATASET: dataset } = settings

  const members = (callerId: string) =>
    accounts.people.all().map(({ id, role, createdAt }) => ({
      id,
      createdAt,
      isCurrentUser: id === callerId,
      isRobot: false,
      role,
      roles: [roleForStudio(role)],
    }))

  const project = {
    id: projectId,
    displayName: projectId,
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    metadata: {},
    features: [],
  }

  return (
    new Hono<LakeContext>()
      .use('/projects/:project/*', async (c, next) => {
        if (c.req.param('project') !== projectId)
          throw notFound(`There is no project “${c.req.param('project')}” here.`)
        await next()
      })
      .get('/projects/:project/datasets/:dataset/acl', (c) => {
        if (c.req.param('dataset') !== dataset) throw notFound(`There is no dataset “${c.req.param('dataset')}” here.`)
        return c.json(accessControlList(c.get('identity')), 200, { 'cache-control': 'no-store' })
      })
      .use('/projects/:project/*', requireIdentity)
      .get('/projects/:project', (c) => {
        const caller = c.get('identity').id
        return c.json(c.req.query('includeMembers') === 'false' ? project : { ...project, members: members(caller) })
      })
      .get('/projects/:project/datasets', (c) => {
        // The Studio also asks for datasets made for comments; there are none.
        const profile = c.req.query('datasetProfile') ?? CONTENT
        return c.json(profile === CONTENT ? [{ name: dataset, aclMode: 'public', datasetProfile: CONTENT }] : [])
      })
      .get('/projects/:project/roles', (c) => c.json(ROLE_NAMES.map((name) => roleForStudio(name))))
      // Grants on the hosted project itself, such as inviting members at sanity.io, which the embedded store has not.
      .get('/projects/:project/grants', (c) => c.json({}))
      .get('/projects/:project/datasets/:dataset/grants', (c) => c.json({}))
      .get('/projects/:project/user-applications', (c) => c.json([]))
      .get('/projects/:project/new-content-release-allowed', (c) => c.json(false))
      // A role is changed by an administrator here; nobody asks for one through the Studio.
      .get('/access/requests/me', requireIdentity, (c) => c.json([]))
  )
}
