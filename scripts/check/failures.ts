import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** Lines of what a test complained about that say what was wrong; below them come places in the code. */
const LINES = 12

const vitest = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
})

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
})
const suite = z.object({
  specs: z.array(spec).optional(),
  get suites() {
    return z.array(suite).optional()
  },
})
const playwright = z.object({ suites: z.array(suite) })

const shortened = (message: string) =>
  stripVTControlCharacters(message)
    .split('\n')
    .slice(0, LINES)
    .map((line) => `    ${line}`.trimEnd())
    .join('\n')

const told = (title: string, messages: readonly string[]) => [title, ...messages.map(shortened)].join('\n')

const specsOf = ({ specs = [], suites = [] }: z.infer<typeof suite>): z.infer<typeof spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

function playwrightFailures(results: unknown): string[] {
  const suites = playwright.safeParse(results).data?.suites ?? []
  return suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results: tries }) => {
        const verdict = status === 'flaky' ? 'passed on its second try' : 'failed'
        const messages = tries.flatMap(({ errors }) => errors.flatMap(({ message }) => message ?? []))
        return told(`${file}:${line} ${title}: ${verdict}`, messages)
      }),
  )
}

const vitestFailures = (results: unknown): string[] =>
  (vitest.safeParse(results).data?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => told(`${fullName}: failed`, failureMessages ?? []))

/**
 * What failed and why, in a few lines each, to stand at the end of a log of which only the end may be kept.
 *
 * @param results the JSON of a test program, undefined when it wrote none
 */
export const failuresOf = (format: 'vitest' | 'playwright', results: unknown): string[] =>
  format === 'vitest' ? vitestFailures(results) : playwrightFailures(results)
