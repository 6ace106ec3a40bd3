import { mkdir, writeFile } from 'node:fs/promises'

/** One line of a table: what was measured, by the name of each figure. */
export type Row = Record<string, number | string>

/** Shows what a part of the bench measured as a table, and keeps it as `bench-results/<part>.json`. */
export async function report(part: string, rows: Readonly<Record<string, Row>>): Promise<void> {
  console.table(rows)
  await mkdir('bench-results', { recursive: true })
  await writeFile(`bench-results/${part}.json`, `${JSON.stringify(rows, null, 2)}\n`)
}
