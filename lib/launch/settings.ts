import type { Settings } from '#lib/env.ts'
import { matchPlaceholder } from './placeholder.ts'
import { type ReadSession, requireStaff } from '#lib/leads/staff/session.ts'

interface SettingState {
  name: string
  ready: boolean
  words: string
}

const isGiven = (value: string | undefined) => value !== undefined && matchPlaceholder(value) === undefined

/** Lists the settings of a public site and whether each is set. */
export function listSettingStates(settings: Settings): SettingState[] {
  const { SITE_URL, SMTP_URL, MAIL_FROM, AMPLITUDE_API_KEY, GTM_ID, LEADS_TEAM_EMAIL } = settings
  return [
    {
      name: 'SITE_URL',
      ready: isGiven(SITE_URL) && SITE_URL.startsWith('https://'),
      words: 'The public address, with https. Search engines, shared links, QR codes and emails carry it.',
    },
    {
      name: 'SMTP_URL',
      ready: isGiven(SMTP_URL),
      words: 'The mail server. Without it, messages to visitors and to the team stay files on the server.',
    },
    {
      name: 'MAIL_FROM',
      ready: isGiven(MAIL_FROM),
      words: 'The sender of those messages, an address that can be answered.',
    },
    {
      name: 'LEADS_TEAM_EMAIL',
      ready: LEADS_TEAM_EMAIL === undefined || isGiven(LEADS_TEAM_EMAIL),
      words: 'Who hears of new requests. Left out, it is the partners address of the site settings.',
    },
    {
      name: 'AMPLITUDE_API_KEY',
      ready: isGiven(AMPLITUDE_API_KEY),
      words: 'The project that counts what visitors who agreed do. Without it nothing is counted.',
    },
    {
      name: 'GTM_ID',
      ready: isGiven(GTM_ID),
      words: 'The tag manager’s container. Without it campaigns do not learn of sign-ups.',
    },
  ]
}

const status = (code: number) => new Response(null, { status: code, headers: { 'cache-control': 'no-store' } })

/** Returns the setting states to administrators; others get a status code only. */
export async function answerLaunch(request: Request, settings: Settings, readSession: ReadSession): Promise<Response> {
  const member = await requireStaff(request, settings.SITE_URL, readSession).catch(() => 503)
  if (typeof member === 'number') return status(member)
  return Response.json({ settings: listSettingStates(settings) }, { headers: { 'cache-control': 'no-store' } })
}
