import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { joinTitle, writeResults, type TestResult } from './results.ts'

const STATUS = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const

const describeErrors = (errors: readonly TestError[]) => errors.flatMap(({ message }) => message ?? []).join('\n')

function getNote(test: TestCase): string {
  if (test.outcome() !== 'skipped') return describeErrors(test.results.flatMap(({ errors }) => errors))
  const reason = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description
  return reason ?? (test.expectedStatus === 'skipped' ? 'no reason given' : 'the run ended before it')
}

/** Writes Playwright's results for the runner of `npm test`. */
export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined
  readonly #errors: TestError[] = []

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
  }

  onError(error: TestError): void {
    this.#errors.push(error)
  }

  async onEnd(): Promise<void> {
    const tests = this.#suite?.allTests() ?? []
    await writeResults([
      ...this.#errors.map((error): TestResult => ({
        title: 'browser tests, outside of a test',
        status: 'failed',
        durationMs: 0,
        note: describeErrors([error]),
      })),
      ...tests.map((test) => ({
        title: joinTitle(...test.titlePath()),
        status: STATUS[test.outcome()],
        durationMs: test.results.reduce((sum, { duration }) => sum + duration, 0),
        note: getNote(test),
      })),
    ])
  }
}
