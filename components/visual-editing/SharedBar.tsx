import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translate.ts'

/** The company's time zone, since the reviewer's is unknown. */
const TIME_ZONE = 'America/Toronto'

/** Renders the notice that this is a draft, and when the link expires. */
export function SharedBar({ expiresAt }: { expiresAt: string }) {
  const time = new Intl.DateTimeFormat(requestLocale(), {
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
