import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { SITE_TIME_ZONE } from '#lib/i18n/timeZone.ts'
import { translate } from '#lib/i18n/translate.ts'

/** Renders the notice that this is a draft, and when the link expires. */
export function SharedBar({ expiresAt }: { expiresAt: string }) {
  const time = new Intl.DateTimeFormat(requestLocale(), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    // The reviewer's is unknown.
    timeZone: SITE_TIME_ZONE,
    timeZoneName: 'short',
  }).format(new Date(expiresAt))
  return <aside className="shared-bar">{translate('sharedPreview.notice', { time })}</aside>
}
