import type { Settings } from '#lib/env.ts'
import { isCrossOrigin } from '#lib/leads/http/origin.ts'
import { maySeeLeads } from '#lib/leads/staff/session.ts'
import type { ReadSession } from '#lib/leads/staff/session.ts'
import { settingStates } from './settings.ts'

const status = (code: number) => new Response(null, { status: code, headers: { 'cache-control': 'no-store' } })

/**
 * Tells an administrator at the Studio which settings are there; everybody else gets a status and nothing more.
 *
 * @param readSession who a Studio session belongs to
 */
export async function answerLaunch(request: Request, settings: Settings, readSession: ReadSession): Promise<Response> {
  if (isCrossOrigin(request, settings.SITE_URL)) return status(403)
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) return status(401)
  try {
    const member = await readSession(token)
    if (!member) return status(401)
    if (!maySeeLeads(member)) return status(403)
  } catch {
    return status(503)
  }
  return Response.json({ settings: settingStates(settings) }, { headers: { 'cache-control': 'no-store' } })
}
