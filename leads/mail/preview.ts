import { previewSecretName } from '#lib/content/previewAddress.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { LeadForm } from '#lib/forms.ts'

export const TEAM_NOTICE = 'team-notice'

/** The messages the site sends: one for each form, and the notice to the team. */
export type Message = LeadForm | typeof TEAM_NOTICE

export const messageTitles: Readonly<Record<Message, string>> = {
  demo: 'Demo confirmation',
  'one-pager': '1-pager',
  'android-waitlist': 'Waitlist confirmation',
  [TEAM_NOTICE]: 'Notice to the team',
}

export const isMessage = (name: string): name is Message => Object.hasOwn(messageTitles, name)

export const ONE_PAGER_PDF = 'one-pager.pdf'

/** Returns the path that renders a message (GET) or sends a test of it (POST). */
export const getMessagePath = (name: Message | typeof ONE_PAGER_PDF, locale: Locale): string =>
  `/api/messages/${name}?${new URLSearchParams({ lang: locale })}`

/** Returns the URL of a message or the 1-pager with unpublished content. @param secret a preview secret of the Studio */
export const getMessagePreviewHref = (name: Message | typeof ONE_PAGER_PDF, locale: Locale, secret: string): string =>
  `${getMessagePath(name, locale)}&${new URLSearchParams({ [previewSecretName]: secret })}`
