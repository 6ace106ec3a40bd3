import { formatDay } from '#lib/content/format.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translate.ts'
import { deferredEffectiveDate, type PolicyDates as Dates } from '#lib/policies/dates.ts'
import { dataAttribute } from '../dataAttributes.ts'

/** A legal document, or a version of one. */
export interface DatedDocument extends Dates {
  _id: string
  _type: string
}

/** Renders the day of the last update, and the effective date if it is later. */
export async function PolicyDates({ document }: { document: DatedDocument }) {
  const dates = [
    { field: 'lastUpdated', day: document.lastUpdated, label: 'legal.lastUpdated' },
    { field: 'effectiveDate', day: deferredEffectiveDate(document), label: 'legal.effective' },
  ] as const
  return Promise.all(
    dates.map(
      async ({ field, day, label }) =>
        day !== undefined && (
          <p key={field}>
            <time dateTime={day} data-sanity={await dataAttribute(document, field)}>
              {translate(label, { date: formatDay(day, requestLocale()) })}
            </time>
          </p>
        ),
    ),
  )
}
