import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { joinTitle, writeResults, type TestResult } from './results.ts'

function toResult(test: TestCase): TestResult {
  const result = test.result()
  const diagnostic = test.diagnostic()
  const common = {
    title: joinTitle(test.module.relativeModuleId, test.fullName.replaceAll(' > ', ' › ')),
    durationMs: diagnostic?.duration ?? 0,
  }
  if (result.state === 'skipped') return { ...common, status: 'skipped', note: result.note ?? 'no reason given' }
  const note = (result.errors ?? []).map(({ message }) => message).join('\n')
  if (result.state === 'passed') return { ...common, status: diagnostic?.flaky ? 'flaky' : 'passed', note }
  return { ...common, status: 'failed', note: note || 'did not finish' }
}

const moduleErrors = (module: TestModule): TestResult[] =>
  module
    .errors()
    .map(({ message }) => ({ title: module.relativeModuleId, status: 'failed', durationMs: 0, note: message }))

/** Writes vitest's results for the runner of `npm test`. */
export default class VitestReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    await writeResults(
      modules.flatMap((module) => [...moduleErrors(module), ...Array.from(module.children.allTests(), toResult)]),
    )
  }
}
