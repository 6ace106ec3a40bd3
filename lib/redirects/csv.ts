import { parse } from 'csv-parse/browser/esm/sync'
import * as z from 'zod'
import { describeTooLong, REQUIRED } from '#lib/content/problems.ts'
import { restoreCsvCell } from '#lib/csv.ts'
import type { LandingPathKind } from '#lib/landingPages/path.ts'
import { COLUMNS, type StoredRedirect } from './exportCsv.ts'
import { findRedirectProblem, getKey, MAX_IMPORTED, MAX_NOTE_LENGTH, type Redirect } from './rules.ts'

type Column = (typeof COLUMNS)[number]

/** A row of a file. What its file has no column for is undefined, and stays as it is. */
export interface RedirectRow extends Redirect {
  /** Number of its first line. */
  line: number
  permanent: boolean | undefined
  note: string | undefined
}

export interface LineProblem {
  line: number
  message: string
}

export type ReadRows = { rows: RedirectRow[]; problems: LineProblem[] }

const parsedRow = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) })
const parsingError = z.object({ code: z.string(), lines: z.number() })

const SEPARATORS = ['\t', ';', ',']

const HEADER_HINT =
  'The first line has to name the columns: “from” and “to”, and “permanent” and “note” if the file has them.'

/** Finds the separator by the first line: that of a spreadsheet depends on its regional settings. */
function findSeparator(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1)
  return SEPARATORS.toSorted((one, other) => header.split(other).length - header.split(one).length)[0] ?? ','
}

/** Excel writes the values of a column of checkboxes in its own language. */
const booleans = new Map<string, boolean>([
  ...['true', 'yes', '1', 'vrai', 'oui'].map((word) => [word, true] as const),
  ...['', 'false', 'no', '0', 'faux', 'non'].map((word) => [word, false] as const),
])

const parsingProblems: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark begins here that is not closed.',
}

/** Reads the redirects of a table with a header line. Nothing of a file with problems may be imported. */
export function readRedirectRows(text: string): ReadRows {
  const fail = (line: number, message: string): ReadRows => ({ rows: [], problems: [{ line, message }] })
  let lines: z.infer<typeof parsedRow>[]
  try {
    const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true }
    const separator = findSeparator(text)
    lines = z.array(parsedRow).parse(parse(text, { ...options, delimiter: separator, trim: separator !== '\t' }))
  } catch (error) {
    const found = parsingError.safeParse(error).data
    if (found === undefined) throw error
    return fail(found.lines, parsingProblems[found.code] ?? 'The quotation marks of this line do not match.')
  }
  const [header, ...body] = lines
  const names = header?.record.map((name) => name.trim().toLowerCase()) ?? []
  const positions = new Map<Column, number>(COLUMNS.map((column) => [column, names.indexOf(column)]))
  if (positions.get('from') === -1 || positions.get('to') === -1) return fail(1, HEADER_HINT)
  if (body.length === 0) return fail(1, 'The file has no redirects below its header.')
  if (body.length > MAX_IMPORTED)
    return fail(MAX_IMPORTED + 2, `Import at most ${MAX_IMPORTED} redirects at once. Split the file here.`)

  const problems: LineProblem[] = []
  const rows = body.flatMap(({ record, info }) => {
    const cells = record.map((cell) => restoreCsvCell(cell).trim())
    if (cells.every((cell) => cell === '')) return []
    const line = info.lines - record.join('').split('\n').length + 1
    const get = (column: Column) => {
      const position = positions.get(column) ?? -1
      return position === -1 ? undefined : (cells[position] ?? '')
    }
    const written = get('permanent')
    const permanent = written === undefined ? undefined : booleans.get(written.toLowerCase())
    const report = (message: string) => problems.push({ line, message })
    if (cells.slice(names.length).some((cell) => cell !== ''))
      report('There are more cells than columns. Put a text that has the separator in it in quotation marks.')
    if (written !== undefined && permanent === undefined) report(`“permanent” is “${written}”. Write true or false.`)
    return [{ line, from: get('from') ?? '', to: get('to') ?? '', permanent, note: get('note') }]
  })
  return { rows, problems }
}

export type PlannedRow = RedirectRow &
  (
    | { kind: 'new' | 'same' }
    /** Replaces what is published. */
    | { kind: 'changed'; before: StoredRedirect }
    | { kind: 'refused'; message: string }
  )

interface ImportContext {
  /** The published redirects. */
  published: readonly StoredRedirect[]
  /** Source paths of drafts. */
  drafted: readonly string[]
  landingPaths: ReadonlyMap<string, LandingPathKind>
  siteUrl: string
}

const isSame = (row: RedirectRow, { from, to, permanent, note }: StoredRedirect) =>
  row.from === from && row.to === to && (row.permanent ?? permanent) === permanent && (row.note ?? note) === note

/** Decides what an import makes of each row, by the rules of the form, with all rows of the file published together. */
export function planRedirectImport(
  rows: readonly RedirectRow[],
  { published, drafted, landingPaths, siteUrl }: ImportContext,
): PlannedRow[] {
  const rowsByKey = Map.groupBy(rows, ({ from }) => getKey(from))
  const stored = new Map(published.map((redirect) => [getKey(redirect.from), redirect]))
  const draftKeys = new Set(drafted.map(getKey))
  const all = [...published.filter(({ from }) => !rowsByKey.has(getKey(from))), ...rows]
  const [byFrom, byTo] = [Map.groupBy(all, ({ from }) => getKey(from)), Map.groupBy(all, ({ to }) => getKey(to))]

  function findProblem(row: RedirectRow): string | undefined {
    if (row.from === '' || row.to === '') return `“${row.from === '' ? 'from' : 'to'}”: ${REQUIRED}`
    if ((row.note?.length ?? 0) > MAX_NOTE_LENGTH) return `“note”: ${describeTooLong(MAX_NOTE_LENGTH)}`
    const key = getKey(row.from)
    const other = key === undefined ? undefined : rowsByKey.get(key)?.find((each) => each !== row)
    if (other !== undefined) return `Line ${other.line} has this address as well. Keep one of them.`
    if (key !== undefined && draftKeys.has(key))
      return 'There is an unpublished draft of this redirect. Publish it or discard its changes first.'
    const problem = findRedirectProblem(
      row,
      {
        findFrom: (end) => byFrom.get(end)?.find((other) => other !== row),
        findTo: (end) => byTo.get(end)?.find((other) => other !== row),
        findLandingPath: (end) => landingPaths.get(end),
      },
      siteUrl,
    )
    return problem && `“${problem.field}”: ${problem.message}`
  }

  return rows.map((row) => {
    const message = findProblem(row)
    if (message !== undefined) return { ...row, kind: 'refused', message }
    const before = stored.get(getKey(row.from))
    if (before === undefined) return { ...row, kind: 'new' }
    return isSame(row, before) ? { ...row, kind: 'same' } : { ...row, kind: 'changed', before }
  })
}
