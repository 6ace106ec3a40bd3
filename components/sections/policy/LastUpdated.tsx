import { stegaClean } from '@sanity/client/stega'
import { formatDay } from '#lib/content/format.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { translate } from '#lib/i18n/translate.ts'
import type { PolicyDates } from '#lib/policies/laterEffect.ts'
import { editAttribute } from '../editAttribute.ts'

/** A legal document, or a version of one. */
export interface DatedDocument extends PolicyDates {
  _id: string
  _type: string
}

/** The day a legal text was finished, in words. */
export async function LastUpdated({ document }: { document: DatedDocument }) {
  const day = stegaClean(document.lastUpdated)
  return (
    <time dateTime={day} data-sanity={await editAttribute(document, 'lastUpdated')}>
      {translate('legal.lastUpdated', { date: formatDay(day, defaultLocale) })}
    </time>
  )
}
