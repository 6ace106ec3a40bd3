import { formatDate } from '#lib/content/format.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { SITE_TIME_ZONE } from '#lib/i18n/timeZone.ts'
import { translate } from '#lib/i18n/translate.ts'
import type { OpenedShare } from '#lib/shares/share.ts'

/** Renders the notice that this is a draft, whether something is missing, and when the link expires. */
export function SharedBar({ expiresAt, isIncomplete }: Pick<OpenedShare, 'expiresAt' | 'isIncomplete'>) {
  const time = formatDate(expiresAt, requestLocale(), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    // The reviewer's is unknown.
    timeZone: SITE_TIME_ZONE,
    timeZoneName: 'short',
  })
  return (
    <aside className="shared-bar">
      {translate('sharedPreview.notice', { time })}
      {isIncomplete && ` ${translate('sharedPreview.incomplete')}`}
    </aside>
  )
}
