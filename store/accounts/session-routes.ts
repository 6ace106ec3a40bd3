import { Hono } from 'hono'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { notFound, unauthorized } from '../http/errors.ts'

/** The calls by which the Studio learns how to sign in, turns its one-time id into a session, and ends it. */
export function sessionRoutes({ accounts, settings }: Pick<LakeDependencies, 'accounts' | 'settings'>) {
  return new Hono<LakeContext>()
    .get('/auth/providers', (c) => {
      const url = `${settings.SITE_URL}/lake/v1/auth/login/local`
      const providers = [{ name: 'local', title: 'E-mail and password', url }]
      return c.json({ providers, thirdPartyLogin: false, sso: { saml: false } })
    })
    .get('/auth/fetch', (c) => {
      const token = accounts.sessions.finishHandover(c.req.query('sid') ?? '')
      if (!token) throw notFound('This sign-in was used already or took too long. Sign in again.')
      return c.json({ token, label: 'Studio' }, 200, { 'cache-control': 'no-store' })
    })
    .get('/auth/id', (c) => {
      const { id, role } = c.get('identity')
      if (role === null) throw unauthorized()
      return c.json({ id })
    })
    .post('/auth/logout', (c) => {
      const token = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
      if (token && c.get('identity').kind === 'person') accounts.sessions.end(token)
      return c.body(null, 204)
    })
}
