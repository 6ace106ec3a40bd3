import type { Settings } from '#lib/env.ts'
import { listSettingStates } from '#lib/launch/settings.ts'
import { type ReadSession, requireStaff } from './session.ts'

const headers = { 'cache-control': 'no-store' }

/** Returns the setting states to administrators; others get a status code only. */
export async function respondWithSettings(
  request: Request,
  settings: Settings,
  readSession: ReadSession,
): Promise<Response> {
  const member = await requireStaff(request, settings.SITE_URL, readSession).catch(() => 503)
  if (typeof member === 'number') return new Response(null, { status: member, headers })
  return Response.json({ settings: listSettingStates(settings) }, { headers })
}
