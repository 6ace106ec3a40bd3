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

/** The day a legal text was finished, in words. */
export async function LastUpdated({ document }: { document: DatedDocument }) {
  const day = stegaClean(document.lastUpdated)
  return (
    <time dateTime={day} data-sanity={await dataAttribute(document, 'lastUpdated')}>
      {translate('legal.lastUpdated', { date: formatDay(day, defaultLocale) })}
    </time>
  )
}

/** The day from which a legal text applies, in words; nothing when that is the day it was finished. */
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
