import { describe, expect, it } from 'vitest'
import { failuresOf } from '../../../scripts/check/failures.ts'

const RED = '\u001B[31m'

describe('what failed, told in short', () => {
  it('names a browser test with its place, and says of each try what was wrong', () => {
    const tests = (status: string, ...messages: string[]) => [
      { status, results: messages.map((message) => ({ errors: [{ message }] })) },
    ]
    const spec = (title: string, line: number, each: ReturnType<typeof tests>) => ({
      title,
      file: 'share.spec.ts',
      line,
      tests: each,
    })
    const results = {
      suites: [
        {
          specs: [spec('A link ends', 80, tests('unexpected', `${RED}expected 404`, 'expected 405'))],
          suites: [{ specs: [spec('A link opens', 9, tests('flaky', 'too slow')), spec('All is well', 1, [])] }],
        },
      ],
    }
    expect(failuresOf('playwright', results)).toEqual([
      'share.spec.ts:80 A link ends: failed\n    expected 404\n    expected 405',
      'share.spec.ts:9 A link opens: passed on its second try\n    too slow',
    ])
  })

  it('leaves out where in the code, however deep the calls', () => {
    const message = ['expected 3 to be 4', ...Array.from({ length: 80 }, (_, depth) => `at call ${depth}`)].join('\n')
    const assertionResults = [{ status: 'failed', fullName: 'sums add up', failureMessages: [message] }]
    const [told] = failuresOf('vitest', { testResults: [{ assertionResults }] })
    expect(told).toMatch(/^sums add up: failed\n {4}expected 3 to be 4\n/)
    expect(told).not.toContain('at call 79')
  })

  it.each(['vitest', 'playwright'] as const)('has nothing to tell when %s wrote nothing', (format) => {
    expect(failuresOf(format, undefined)).toEqual([])
  })
})
