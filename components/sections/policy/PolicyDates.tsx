import { stegaClean } from '@sanity/client/stega'
import { formatDay } from '#lib/content/format.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { translate } from '#lib/i18n/translate.ts'
import { type PolicyDates, laterEffect } from '#lib/policies/laterEffect.ts'
import { dataAttribute } from '../dataAttributes.ts'

/** A legal document, or a version of one. */
export interface DatedDocument extends PolicyDates {
  _id: string
  _type: string
}

export async function LastUpdated({ document }: { document: DatedDocument }) {
  const day = stegaClean(document.lastUpdated)
  return (
    <time dateTime={day} data-sanity={await dataAttribute(document, 'lastUpdated')}>
      {translate('legal.lastUpdated', { date: formatDay(day, defaultLocale) })}
    </time>
  )
}

/** The effective date, if it is later than the last update. */
export async function EffectiveDate({ document }: { document: DatedDocument }) {
  const day = laterEffect(document)
  if (day === undefined) return null
  return (
    <p>
      <time dateTime={day} data-sanity={await dataAttribute(document, 'effectiveDate')}>
        {translate('legal.effective', { date: formatDay(day, defaultLocale) })}
      </time>
    </p>
  )
}
