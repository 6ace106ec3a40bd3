import { getPublishedClient } from '#lib/content/client.ts'
import type { Settings } from '#lib/env.ts'
import { describesCounting } from '#lib/launch/countParagraph.ts'
import { listSettingStates } from '#lib/launch/settings.ts'
import { type ReadSession, requireStaff } from './session.ts'

const PRIVACY_QUERY = '*[_type == "legalPolicy" && slug.current == "privacy"]{sections}'

/** Reads whether the privacy policy says in each of its languages that visits are counted. */
async function readCountingDescribed(): Promise<boolean> {
  const policies = await getPublishedClient().fetch<object[]>(PRIVACY_QUERY, {}, { cache: 'no-store' })
  return policies.length > 0 && policies.every(describesCounting)
}

const headers = { 'cache-control': 'no-store' }

/** Returns the setting states to administrators; others get a status code only. */
export async function respondWithSettings(
  request: Request,
  settings: Settings,
  readSession: ReadSession,
  isCountingDescribed = readCountingDescribed,
): Promise<Response> {
  const member = await requireStaff(request, settings.SITE_URL, readSession).catch(() => 503)
  if (typeof member === 'number') return new Response(null, { status: member, headers })
  const described = await isCountingDescribed().catch(() => undefined)
  if (described === undefined) return new Response(null, { status: 503, headers })
  return Response.json({ settings: listSettingStates(settings, described) }, { headers })
}
