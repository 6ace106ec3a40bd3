import { describe, expect, it } from 'vitest'
import { summarize, type TestResult } from '../../../scripts/check/results.ts'

const result = (title: string, status: TestResult['status'], durationMs = 0, note = ''): TestResult => ({
  title,
  status,
  durationMs,
  note,
})

const RED = '\u001B[31m'

describe('the summary of a test run', () => {
  it('ends with the counts of passed, failed and skipped tests', () => {
    const results = [result('a', 'passed'), result('b', 'passed'), result('c', 'failed'), result('d', 'skipped')]
    expect(summarize(results).split('\n').at(-1)).toBe('2 passed, 1 failed, 1 skipped')
  })

  it('counts and names a flaky test apart from passed ones', () => {
    const lines = summarize([result('a', 'passed'), result('form › sends', 'flaky', 0, 'too slow')]).split('\n')
    expect(lines.slice(-2)).toEqual(['1 flaky', '1 passed, 0 failed, 0 skipped'])
    expect(lines.join('\n')).toContain('Flaky (failed first, passed when tried again):\n  form › sends\n    too slow')
  })

  it('lists the ten slowest tests, slowest first', () => {
    const results = Array.from({ length: 12 }, (_, n) => result(`test ${n}`, 'passed', n * 1000))
    const lines = summarize(results).split('\n')
    const slowest = lines.filter((line) => line.includes(' s  '))
    expect(slowest).toHaveLength(10)
    expect(slowest[0]).toBe('  11.0 s  test 11')
  })

  it('gives the reason of a skipped test and the start of a failure, without colours', () => {
    const stack = Array.from({ length: 80 }, (_, depth) => `at call ${depth}`)
    const text = summarize([
      result('look', 'skipped', 0, 'another browser version'),
      result('sum', 'failed', 0, [`${RED}expected 3`, ...stack].join('\n')),
    ])
    expect(text).toContain('Skipped:\n  look\n    another browser version')
    expect(text).toContain('Failed:\n  sum\n    expected 3\n    at call 0')
    expect(text).not.toContain('at call 79')
  })
})
