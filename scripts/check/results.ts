import { readFile, writeFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

const testResult = z.object({
  /** File, describe titles and the test's title. */
  title: z.string(),
  status: z.enum(['passed', 'failed', 'flaky', 'skipped']),
  durationMs: z.number(),
  /** Error messages, or the reason of a skip. */
  note: z.string(),
})

export type TestResult = z.infer<typeof testResult>

/** Variable with the path a reporter writes its results to, set by the runner. */
export const RESULTS_FILE = 'RESULTS_FILE'

/** Lines of a failure's message in the summary; the rest is in the output above. */
const MAX_NOTE_LINES = 12

export const joinTitle = (...titles: readonly string[]) => titles.filter(Boolean).join(' › ')

export const writeResults = (results: readonly TestResult[]) =>
  writeFile(z.string().parse(process.env[RESULTS_FILE]), JSON.stringify(results))

/** Reads the results of a reporter; none when its program ended early. */
export async function readResults(file: string): Promise<TestResult[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]')
  return testResult.array().parse(JSON.parse(text))
}

const indent = (note: string) =>
  stripVTControlCharacters(note)
    .split('\n')
    .slice(0, MAX_NOTE_LINES)
    .map((line) => `    ${line}`.trimEnd())
    .join('\n')

const section = (heading: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', heading, ...lines])

/**
 * Describes a run: the slowest tests, then flaky, skipped and failed ones with their reasons, and the counts as the
 * last line. A flaky test is not among the passed ones.
 */
export function summarize(results: readonly TestResult[]): string {
  const { passed = [], failed = [], flaky = [], skipped = [] } = Object.groupBy(results, ({ status }) => status)
  const describe = ({ title, note }: TestResult) => (note ? `  ${title}\n${indent(note)}` : `  ${title}`)
  const slowest = results
    .filter(({ durationMs }) => durationMs > 0)
    .toSorted((a, b) => b.durationMs - a.durationMs)
    .slice(0, 10)
    .map(({ title, durationMs }) => `  ${(durationMs / 1000).toFixed(1)} s  ${title}`)
  return [
    ...section('Slowest tests:', slowest),
    ...section('Skipped:', skipped.map(describe)),
    ...section('Flaky (failed first, passed when tried again):', flaky.map(describe)),
    ...section('Failed:', failed.map(describe)),
    '',
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    `${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`,
  ].join('\n')
}
