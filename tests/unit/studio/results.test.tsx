import { studioTheme, ThemeProvider } from '@sanity/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Usage } from '#leads/staff/usage.ts'
import { decodeCsv } from '#lib/csv.ts'
import { encodeResults } from '#studio/tools/results/api.ts'
import type { ResultsView } from '#studio/tools/results/api.ts'
import { isUnused } from '#studio/tools/results/redirects.ts'
import { LineChart } from '#studio/tools/results/LineChart.tsx'
import { describeDifference } from '#studio/tools/results/Splits.tsx'

const row = { shown: 12, opened: 0, sent: '<5', buyingPower: 0, toAppStore: 0, toAndroid: 0, estimateUsed: 0 } as const
const results: ResultsView = {
  days: [{ day: '2026-11-01', shown: 12, sent: '<5' }],
  total: row,
  pages: [{ name: 'home', ...row }],
  campaigns: [{ name: '=1+1 "x"', ...row }],
  partners: [],
  editions: [],
  splits: [
    {
      variant: '/spring',
      page: 'business',
      sides: { a: { ...row, sent: 7 }, b: row },
      differences: { sent: null, buyingPower: null },
      minimum: { shown: 100, successes: 5 },
    },
  ],
  unknown: [{ name: '/old', amount: 5 }],
  isCounting: true,
}

test('the CSV has all tables, and runs no formula that a visitor made up', () => {
  const lines = decodeCsv(encodeResults(results)).replaceAll('\t', ',').split('\r\n')
  expect(lines).toContain('"Day","2026-11-01","12","","<5","","",""')
  expect(lines).toContain(`"Campaign","'=1+1 ""x""","12","0","<5","0","0","0"`)
  expect(lines).toContain('"Side of a split","/spring:a","12","0","7","0","0","0"')
  expect(lines).toContain('"Unknown address","/old","5","","","","",""')
})

const draw = (values: { day: string; value: number | '<5' }[], marks: { day: string; label: string }[] = []) =>
  renderToStaticMarkup(
    <ThemeProvider theme={studioTheme}>
      <LineChart label="Pages shown" values={values} marks={marks} />
    </ThemeProvider>,
  )

test('the line is drawn for one day, for no visits and for few, without a broken number', () => {
  for (const values of [
    [{ day: '2026-11-01', value: 3 }],
    [
      { day: '2026-11-01', value: 0 },
      { day: '2026-11-02', value: '<5' as const },
    ],
    [],
  ])
    expect(draw(values)).not.toMatch(/NaN|Infinity/)
})

test('the most of a line is shown unless it is a small number', () => {
  const day = '2026-11-01'
  expect(draw([{ day, value: '<5' }])).toContain('Pages shown: fewer than 5 a day')
  expect(draw([{ day, value: 7 }])).toContain('Pages shown: at most 7 a day')
  expect(draw([{ day, value: 0 }])).toContain('Pages shown: none')
})

test('a publish is marked on its day; one of another day is not', () => {
  const values = ['2026-11-01', '2026-11-02'].map((day) => ({ day, value: 10 }))
  const drawn = draw(values, [
    { day: '2026-11-02', label: 'Home published' },
    { day: '2026-12-24', label: 'Support published' },
  ])
  expect(drawn).toContain('2026-11-02: Home published')
  expect(drawn).not.toContain('Support published')
})

test.each([
  ['used within 90 days', '/used', '2026-01-01', false],
  ['used before', '/old', '2026-01-01', true],
  ['never used', '/never', '2026-01-01', true],
  ['new', '/never', '2026-11-01', false],
])('a redirect that is %s', (_what, from, day, unused) => {
  const usage: Usage = {
    since: '2026-01-01',
    redirects: { '/used': { amount: 0, lastDay: '2026-09-01' }, '/old': { amount: 0, lastDay: '2026-08-01' } },
  }
  expect(isUnused({ from, _createdAt: `${day}T12:00:00Z` }, usage, '2026-11-28')).toBe(unused)
})

test.each([
  [null, 'Too early to tell: each side needs to be shown 100 times and to succeed 5 times at least.'],
  [
    { difference: 0.002, low: -0.004, high: 0.0081 },
    'No clear difference: B’s rate is probably between 0.4 points lower and 0.81 points higher (95% interval).',
  ],
  [{ difference: 0.02, low: 0.003, high: 0.037 }, 'B’s rate is higher, probably by 0.3 to 3.7 points (95% interval).'],
  [
    { difference: -0.02, low: -0.037, high: -0.003 },
    'B’s rate is lower, probably by 0.3 to 3.7 points (95% interval).',
  ],
])('a difference of %j is shown with its uncertainty', (difference, words) => {
  expect(describeDifference(difference, { shown: 100, successes: 5 })).toBe(words)
})
