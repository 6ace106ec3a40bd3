import { describe, expect, it, test } from 'vitest'
import { decodeCsv } from '#lib/csv.ts'
import { planRedirectImport, readRedirectRows, type RedirectRow } from '#lib/redirects/csv.ts'
import { encodeRedirects, type StoredRedirect } from '#lib/redirects/exportCsv.ts'

const spring: StoredRedirect = {
  _id: 'spring',
  _rev: '1',
  from: '/spring',
  to: '/business',
  permanent: false,
  note: 'Until June',
}
const support: StoredRedirect = { ...spring, _id: 'support', from: '/old-support', to: '/support', note: '' }

const context = {
  published: [spring, support],
  drafted: ['/autumn'],
  landingPaths: new Map([
    ['/offer', 'present'],
    ['/former-offer', 'former'],
  ] as const),
  siteUrl: 'https://homie.example',
}

const encodeUtf8 = (text: string) => new TextEncoder().encode(text)

describe('a table of redirects is read', () => {
  const row = { line: 2, from: '/a', to: '/support', permanent: true, note: 'Été; fini' }
  it.each([
    ['with commas', 'from,to,permanent,note\n/a,/support,true,Été; fini\n'],
    [
      'with semicolons and a mark, as Excel in Québec writes',
      '\uFEFFfrom;to;permanent;note\r\n/a;/support;VRAI;"Été; fini"\r\n',
    ],
    ['with tabs', 'from\tto\tpermanent\tnote\n/a\t/support\toui\tÉté; fini\n'],
    ['with other columns, in another order', 'Note,used,TO,Permanent,From\n"Été; fini",12,/support,1,/a\n'],
  ])('%s', (_what, text) => {
    expect(readRedirectRows(decodeCsv(encodeUtf8(text)))).toEqual({ rows: [row], problems: [] })
  })

  it('in Windows’ own encoding', () => {
    const bytes = Uint8Array.from('from;to;note\n/a;/support;\u00C9t\u00E9\n', (sign) => sign.charCodeAt(0))
    expect(readRedirectRows(decodeCsv(bytes)).rows).toMatchObject([{ note: 'Été', permanent: undefined }])
  })

  it('without empty lines, and with the numbers of lines that cells with line breaks shift', () => {
    const { rows } = readRedirectRows('from,to,note\n\n/a,/support,"one\ntwo"\n,,\n/b,/business,\n')
    expect(rows.map(({ line, from, note }) => [line, from, note])).toEqual([
      [3, '/a', 'one\ntwo'],
      [6, '/b', ''],
    ])
  })
})

test.each<[string, number, RegExp]>([
  ['source,target\n/a,/b\n', 1, /“from” and “to”/],
  ['', 1, /“from” and “to”/],
  ['from,to\n', 1, /no redirects/],
  ['from,to\n/a,/support\n"/b,/support\n', 3, /not closed/],
  ['from,to\n/a,"/sup"port\n', 2, /quotation marks/],
  ['from,to,permanent\n/a,/support,perhaps\n', 2, /“perhaps”/],
  ['from,to\n/a,/support,/other\n', 2, /more cells/],
])('the table %j is refused at line %i', (text, line, message) => {
  expect(readRedirectRows(text).problems).toEqual([{ line, message: expect.stringMatching(message) }])
})

test('the first row beyond the limit is named', () => {
  const { rows, problems } = readRedirectRows(`from,to\n${'/a,/support\n'.repeat(2_001)}`)
  expect(rows).toEqual([])
  expect(problems).toMatchObject([{ line: 2_002 }])
})

const toRow = (from: string, to: string, change: Partial<RedirectRow> = {}): RedirectRow => ({
  line: 2,
  from,
  to,
  permanent: undefined,
  note: undefined,
  ...change,
})

const planOne = (row: RedirectRow, others: RedirectRow[] = []) => planRedirectImport([row, ...others], context)[0]

describe('an import', () => {
  it.each([
    ['adds', toRow('/winter', '/support'), 'new'],
    ['adds, to a landing page by a former path,', toRow('/winter', '/former-offer'), 'new'],
    ['leaves', toRow('/spring', '/business'), 'same'],
    [
      'leaves, with the columns it has',
      toRow('/spring', '/business', { permanent: false, note: 'Until June' }),
      'same',
    ],
    ['changes the target of', toRow('/Spring/', '/support'), 'changed'],
    ['clears the note of', toRow('/spring', '/business', { note: '' }), 'changed'],
  ])('%s a redirect', (_what, row, kind) => {
    expect(planOne(row)?.kind).toBe(kind)
  })

  it.each([
    [toRow('', '/support'), /“from”: Required/],
    [toRow('/a', ''), /“to”: Required/],
    [toRow('/a', '/nowhere'), /“to”/],
    [toRow('/support', '/business'), /“from”: “\/support” is a page/],
    [toRow('/offer', '/business'), /landing page/],
    [toRow('/autumn', '/business'), /unpublished draft/],
    [toRow('/a', '/spring'), /itself redirected/],
    [toRow('/a', '/support', { note: 'x'.repeat(301) }), /at most 300/],
  ])('refuses %j', (row, message) => {
    expect(planOne(row)).toMatchObject({ kind: 'refused', message: expect.stringMatching(message) })
  })

  it('names the line of the same address', () => {
    const plan = planRedirectImport([toRow('/a', '/support'), toRow('/A', '/business', { line: 3 })], context)
    const lines = ['Line 3', 'Line 2']
    expect(plan).toMatchObject(lines.map((line) => ({ kind: 'refused', message: expect.stringContaining(line) })))
  })

  it('judges a row by the other rows, not by what they replace', () => {
    const released = toRow('/spring', '/support', { line: 3 })
    expect(planOne(toRow('/a', '/business'), [released])?.kind).toBe('new')
    const chained = planRedirectImport([toRow('/a', '/b'), toRow('/b', '/support', { line: 3 })], context)
    expect(chained.map(({ kind }) => kind)).toEqual(['refused', 'refused'])
  })
})

test('an export opens in a spreadsheet without running a formula, and is the same when imported', () => {
  const risky = { ...spring, note: '=1+1; -2, "@x"' }
  const bytes = encodeRedirects([risky, support], ({ from }) =>
    from === '/spring' ? { amount: '<5', lastDay: '2026-11-02' } : undefined,
  )
  const text = decodeCsv(bytes)
  expect(text.split('\r\n')[1]).toBe(`"/spring"\t"/business"\t"false"\t"'=1+1; '-2, ""'@x"""\t"<5"\t"2026-11-02"`)
  const { rows, problems } = readRedirectRows(text)
  expect(problems).toEqual([])
  expect(planRedirectImport(rows, { ...context, published: [risky, support] }).map(({ kind }) => kind)).toEqual([
    'same',
    'same',
  ])
})
