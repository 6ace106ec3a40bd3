import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { LakeContext, LakeDependencies } from '../http/context.ts'
import { forbidden, notFound } from '../http/errors.ts'
import { bodyUpTo, jsonBody } from '../http/input.ts'

const opening = z.strictObject({ secret: z.string().max(200) })
const asking = z.union([z.strictObject({ key: z.string().max(200) }), opening])

const requireSite = createMiddleware<LakeContext>(async (c, next) => {
  if (c.var.identity.kind !== 'token') throw forbidden('Only the site asks about previews.')
  await next()
})

/**
 * `/previews`: who may look at drafts on the site. Not part of Sanity's API. The site opens a preview with the secret
 * the Studio wrote, and asks on each page of it whether it still holds, and for whom.
 */
export function previewRoutes({ accounts }: Pick<LakeDependencies, 'accounts'>) {
  return new Hono<LakeContext>()
    .use('/previews/*', requireSite, bodyUpTo(1))
    .post('/previews', async (c) => {
      const { secret } = await jsonBody(c, opening)
      const key = accounts.previews.open(secret)
      if (key === undefined) throw notFound('Nobody who is signed in wrote this secret within the hour.')
      return c.json({ key }, 201)
    })
    .post('/previews/verify', async (c) => {
      const previewer = accounts.previewerOf(await jsonBody(c, asking))
      if (previewer === undefined) throw notFound('This preview has ended, or there never was one.')
      return c.json({ role: previewer.role })
    })
}
