import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from '../e2e/product/template.ts'

/** One row of a table: its figures by name. */
export type Row = Record<string, number | string>

/** The machine of the measurement. The load average of the minute before shows whether other programs ran. */
const machine = {
  cores: availableParallelism(),
  processor: cpus()[0]?.model ?? 'unknown',
  node: process.version,
  loadBefore: Number((loadavg()[0] ?? Number.NaN).toFixed(1)),
}

/** Prints the results of a bench as a table and writes them to `bench-results/<part>.json`. */
export async function report(part: string, rows: Readonly<Record<string, Row>>): Promise<void> {
  process.stdout.write(`${part}, on ${machine.cores} cores with a load of ${machine.loadBefore} before\n`)
  console.table(rows)
  const folder = join(root, 'bench-results')
  await mkdir(folder, { recursive: true })
  const result = { part, measured: new Date().toISOString(), machine, rows }
  await writeFile(join(folder, `${part}.json`), `${JSON.stringify(result, null, 2)}\n`)
}
