import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translate.ts'
import { formatExpiry, type OpenedShare } from '#lib/shares/share.ts'

/** Renders the notice that this is a draft, whether something is missing, and when the link expires. */
export function SharedBar({ expiresAt, isIncomplete }: Pick<OpenedShare, 'expiresAt' | 'isIncomplete'>) {
  const time = formatExpiry(expiresAt, requestLocale())
  return (
    <aside className="shared-bar">
      {translate('sharedPreview.notice', { time })}
      {isIncomplete && ` ${translate('sharedPreview.incomplete')}`}
    </aside>
  )
}
