import type { Settings } from '#lib/env.ts'
import { placeholderIn } from './placeholder.ts'
import { isCrossOrigin } from '#lib/leads/http/caller.ts'
import { maySeeLeads, type ReadSession } from '#lib/leads/staff/session.ts'

/** A setting of the server as the checklist shows it. Never its value. */
interface SettingState {
  name: string
  ready: boolean
  /** What it is for, or what is wrong with it. */
  words: string
}

const given = (value: string | undefined) => value !== undefined && placeholderIn(value) === undefined

/**
 * The settings a public site needs, each with whether it is there.
 *
 * @param settings of this process
 */
export function settingStates(settings: Settings): SettingState[] {
  const { SITE_URL, SMTP_URL, MAIL_FROM, AMPLITUDE_API_KEY, GTM_ID, LEADS_TEAM_EMAIL } = settings
  return [
    {
      name: 'SITE_URL',
      ready: given(SITE_URL) && SITE_URL.startsWith('https://'),
      words: 'The public address, with https. Search engines, shared links, QR codes and emails carry it.',
    },
    {
      name: 'SMTP_URL',
      ready: given(SMTP_URL),
      words: 'The mail server. Without it, messages to visitors and to the team stay files on the server.',
    },
    {
      name: 'MAIL_FROM',
      ready: given(MAIL_FROM),
      words: 'The sender of those messages, an address that can be answered.',
    },
    {
      name: 'LEADS_TEAM_EMAIL',
      ready: LEADS_TEAM_EMAIL === undefined || given(LEADS_TEAM_EMAIL),
      words: 'Who hears of new requests. Left out, it is the partners address of the site settings.',
    },
    {
      name: 'AMPLITUDE_API_KEY',
      ready: given(AMPLITUDE_API_KEY),
      words: 'The project that counts what visitors who agreed do. Without it nothing is counted.',
    },
    {
      name: 'GTM_ID',
      ready: given(GTM_ID),
      words: 'The tag manager’s container. Without it campaigns do not learn of sign-ups.',
    },
  ]
}

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
