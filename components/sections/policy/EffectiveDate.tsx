import { formatDay } from '#lib/content/format.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { translate } from '#lib/i18n/translate.ts'
import { laterEffect } from '#lib/policies/laterEffect.ts'
import { editAttribute } from '../editAttribute.ts'
import type { DatedDocument } from './LastUpdated.tsx'

/** The day from which a legal text applies, in words; nothing when that is the day it was finished. */
export async function EffectiveDate({ document }: { document: DatedDocument }) {
  const day = laterEffect(document)
  if (day === undefined) return null
  return (
    <p>
      <time dateTime={day} data-sanity={await editAttribute(document, 'effectiveDate')}>
        {translate('legal.effective', { date: formatDay(day, defaultLocale) })}
      </time>
    </p>
  )
}
