import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translate.ts'

/** Renders the notice that this is a draft, and when the link expires. */
export function SharedBar({ expiresAt }: { expiresAt: string }) {
  const time = new Intl.DateTimeFormat(requestLocale(), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    // The company's, since the reviewer's is unknown.
    timeZone: 'America/Toronto',
    timeZoneName: 'short',
  }).format(new Date(expiresAt))
  return <aside className="shared-bar">{translate('sharedPreview.notice', { time })}</aside>
}
