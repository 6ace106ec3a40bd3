import { defaultLocale } from '#lib/i18n/locales.ts'
import { translate } from '#lib/i18n/translate.ts'

/** The company's own time, since the server cannot know the reviewer's. */
const TIME_ZONE = 'America/Toronto'

/** Tells a reviewer that this is a draft, and until when the link leads to it. */
export function SharedBar({ expiresAt }: { expiresAt: string }) {
  const time = new Intl.DateTimeFormat(defaultLocale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: TIME_ZONE,
    timeZoneName: 'short',
  }).format(new Date(expiresAt))
  return <aside className="shared-bar">{translate('sharedPreview.notice', { time })}</aside>
}
