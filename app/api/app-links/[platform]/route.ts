import { env } from '#lib/env.ts'
import { createAppAssociation } from '#lib/links/appLinks.ts'
import { GET as respondNotFound } from '../../[[...path]]/route.ts'

// Not prerendered: the settings take effect at the next start, without a rebuild.
export const dynamic = 'force-dynamic'

/** Tells the system of a phone which apps open links of this site; 404 without one. */
export async function GET(_request: Request, { params }: RouteContext<'/api/app-links/[platform]'>): Promise<Response> {
  const association = createAppAssociation((await params).platform, env())
  if (!association) return respondNotFound()
  return Response.json(association, { headers: { 'cache-control': 'public, max-age=3600' } })
}
