import type { Settings } from '#lib/env.ts'
import { matchPlaceholder } from './placeholder.ts'

/** The settings of a public site and the purpose of each. */
const PURPOSES = [
  ['SITE_URL', 'The public address, with https. Search engines, shared links, QR codes and emails carry it.'],
  ['SMTP_URL', 'The mail server. Without it, messages to visitors and to the team stay files on the server.'],
  ['MAIL_FROM', 'The sender of those messages, an address that can be answered.'],
  ['LEADS_TEAM_EMAIL', 'Recipient of notices of new requests. By default, the partners address of the site settings.'],
  [
    'AMPLITUDE_API_KEY',
    'Amplitude project for the events of visitors who agreed. Without it none of them is recorded.',
  ],
  ['GTM_ID', 'The tag manager’s container. Without it campaigns do not learn of sign-ups.'],
] as const

function isReady(name: (typeof PURPOSES)[number][0], value: string | undefined): boolean {
  if (value === undefined) return name === 'LEADS_TEAM_EMAIL'
  return matchPlaceholder(value) === undefined && (name !== 'SITE_URL' || value.startsWith('https://'))
}

const COUNTING_PURPOSE =
  'Visits are counted, so the privacy policy has to say it in each language. Publish the paragraph that docs/operations.md names, or turn the setting off.'

/**
 * Lists the settings of a public site and whether each is set.
 *
 * @param isCountingDescribed whether the published privacy policy says that visits are counted
 */
export const listSettingStates = (settings: Settings, isCountingDescribed: boolean) => [
  ...PURPOSES.map(([name, purpose]) => ({ name, ready: isReady(name, settings[name]), purpose })),
  {
    name: 'COUNT_VISITS' as const,
    ready: !settings.COUNT_VISITS || isCountingDescribed,
    purpose: COUNTING_PURPOSE,
  },
]
