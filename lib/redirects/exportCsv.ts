import { USAGE_DAYS } from '#lib/counts/days.ts'
import { BYTE_ORDER_MARK, type CsvCell, encodeCsv } from '#lib/csv.ts'
import type { Redirect } from './rules.ts'

/** Columns that an import reads, too. */
export const COLUMNS = ['from', 'to', 'permanent', 'note'] as const

/** A redirect of the store. */
export interface StoredRedirect extends Redirect {
  _id: string
  _rev: string
  permanent: boolean
  note: string
}

/** How often a redirect was used. */
export interface RedirectUse {
  amount: CsvCell
  lastDay: string | null
}

/** Encodes redirects as a table that spreadsheets open and that can be imported again. */
export const encodeRedirects = (
  redirects: readonly StoredRedirect[],
  findUse: (redirect: Redirect) => RedirectUse | undefined,
): Uint8Array<ArrayBuffer> =>
  encodeCsv(
    [
      [...COLUMNS, `used in ${USAGE_DAYS} days`, 'last used'],
      ...redirects.map((redirect) => {
        const { from, to, permanent, note } = redirect
        const use = findUse(redirect)
        return [from, to, permanent, note, use?.amount ?? 0, use?.lastDay ?? '']
      }),
    ],
    BYTE_ORDER_MARK,
  )
