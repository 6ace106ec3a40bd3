import { expect, test } from 'vitest'
import { readWrk } from '#tests/bench/wrk.ts'

/** What wrk prints, with a time of its own for the slowest hundredth. */
const printed = (p99: string, more = '') => `Running 10s test @ http://127.0.0.1:3000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    15.01ms   24.92ms 204.90ms   90.25%
    Req/Sec     4.27k     3.15k   13.92k    79.31%
  Latency Distribution
     50%    6.22ms
     99%  ${p99}
  12496 requests in 3.01s, 265.12MB read
${more}Requests/sec:   4146.07
Transfer/sec:     87.96MB
`

test.each([
  ['640.00us', 0.6],
  ['120.44ms', 120.4],
  ['1.06s', 1060],
  ['1.50m', 90_000],
])('a time of %s is %d milliseconds', (p99, expected) => {
  expect(readWrk(printed(p99))).toEqual({
    'requests per second': 4146,
    'p99 in ms': expected,
    'answered with an error': 0,
  })
})

test('answers that were errors are counted', () => {
  const answers = readWrk(printed('1.00ms', '  Non-2xx or 3xx responses: 17\n'))
  expect(answers['answered with an error']).toBe(17)
})

test('a run without an answer is an error with what was printed', () => {
  expect(() => readWrk('unable to connect')).toThrow('wrk measured nothing: unable to connect')
})
