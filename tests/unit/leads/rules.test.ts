import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { MAX_ATTEMPTS, scheduleNextAttempt } from '#leads/delivery.ts'
import { PermanentFailure } from '#lib/permanentFailure.ts'
import { getClientIp } from '#leads/http/endpoint.ts'
import { checkDisk, HealthProblem, createHealthReport, HealthWarning } from '#lib/health.ts'
import { parseAddress } from '#lib/mail/transport.ts'
import { signToken, verifyToken } from '#lib/security/signing.ts'
import { escapeCsvCell } from '#lib/csv.ts'
import { useFakeTime } from '#tests/support/fakeTime.ts'

describe('A failed delivery', () => {
  const now = new Date(0)
  const wait = (attempts: number, random: number) =>
    scheduleNextAttempt(new Error('busy'), attempts, now, random)?.getTime()

  test.each([
    { attempts: 1, least: 5_000, most: 10_000 },
    { attempts: 2, least: 10_000, most: 20_000 },
    { attempts: 8, least: 640_000, most: 1_280_000 },
    { attempts: 30, least: 0.5 * 3_600_000, most: 3_600_000 },
  ])('waits between $least and $most ms after attempt $attempts', ({ attempts, least, most }) => {
    expect([wait(attempts, 0), wait(attempts, 1)]).toEqual([least, most])
  })

  test('is given up after the last attempt, or when another would fail the same way', () => {
    expect(scheduleNextAttempt(new Error('busy'), MAX_ATTEMPTS, now)).toBeNull()
    expect(scheduleNextAttempt(new PermanentFailure('SMTP 550'), 1, now)).toBeNull()
  })

  test('is tried from Friday evening to Monday morning at least', () => {
    const total = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => wait(index + 1, 0) ?? 0).reduce(
      (sum, time) => sum + time,
    )
    expect(total).toBeGreaterThan(63 * 3_600_000)
  })
})

test.each([
  ['a text', '"a text"'],
  ['=1+1', `"'=1+1"`],
  ['  =1+1', `"  '=1+1"`],
  ['＝1+1', `"'＝1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@x', `"'@x"`],
  ['\t=1', `"'\t=1"`],
  ['x;"=1+1"', `"x;""'=1+1"""`],
  ['"=1"', `"""'=1"""`],
  ['x,"=1', `"x,""'=1"`],
  ['x\n=1', `"x\n'=1"`],
  ['Ann; =1;+2', `"Ann; '=1;'+2"`],
  ['say "hi"', '"say ""hi"""'],
  ['5000+', '"5000+"'],
  [null, '""'],
  [3, '"3"'],
])('The cell of %j is %s', (value, cell) => {
  expect(escapeCsvCell(value)).toBe(cell)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.1, 203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002'],
  ['2001:db8::6', '2001:0db8:0000:0000'],
  ['203.0.113.9:50312', '203.0.113.9'],
  ['[2001:db8::6]:50312', '2001:0db8:0000:0000'],
  ['[::ffff:203.0.113.9]', '203.0.113.9'],
  ['', ''],
])('Calls from "%s" count for "%s"', (header, counted) => {
  const headers = header === '' ? undefined : { 'x-forwarded-for': header }
  expect(getClientIp(new Request('http://localhost/', { headers }))).toBe(counted)
})

test.each([
  ['hello@homie.example', { name: 'Default', address: 'hello@homie.example' }],
  ['Homie <hello@homie.example>', { name: 'Homie', address: 'hello@homie.example' }],
  ['"Homie, Inc." <hello@homie.example>', { name: 'Homie, Inc.', address: 'hello@homie.example' }],
])('The sender %s is read as its parts', (setting, mailbox) => {
  expect(parseAddress(setting, 'Default')).toEqual(mailbox)
})

describe('A signed token', () => {
  const token = signToken('secret', 'form', 'text')
  test('is read with the secret and the purpose it was signed with', () => {
    expect(verifyToken('secret', 'form', token)).toBe('text')
  })
  test.each([
    ['another secret', () => verifyToken('other', 'form', token)],
    ['another purpose', () => verifyToken('secret', 'unsubscribe', token)],
    [
      'another text',
      () => verifyToken('secret', 'form', `${Buffer.from('next').toString('base64url')}.${token.split('.')[1]}`),
    ],
    ['a cut signature', () => verifyToken('secret', 'form', token.slice(0, -1))],
    ['more parts', () => verifyToken('secret', 'form', `${token}.x`)],
    ['nothing', () => verifyToken('secret', 'form', '')],
  ])('is not read with %s', (_what, read) => {
    expect(read()).toBeNull()
  })
})

const well = () => Promise.resolve()
const incomplete = () => Promise.reject(new HealthWarning('no page text'))
const missing = () => Promise.reject(new HealthProblem('no page'))
const ill = () => Promise.reject(new Error('password of the database'))

const refusing = (code: object) => () => Promise.reject(Object.assign(new Error('no words'), code))

const allWell = { disk: well, store: well, content: well, mail: well }

describe('The health report', () => {
  test.each([
    { checks: {}, status: 200, report: { status: 'ok', reasons: [] } },
    {
      checks: { store: ill },
      status: 503,
      report: { status: 'unavailable', store: 'failing', content: 'ok', reasons: ['store: does not answer'] },
    },
    {
      checks: {
        store: refusing({ code: '42501' }),
        content: refusing({ statusCode: 401 }),
        mail: refusing({ responseCode: 535 }),
      },
      status: 503,
      report: {
        status: 'unavailable',
        reasons: [
          'store: answers with an error (42501)',
          'content: answers with an error (401)',
          'mail: answers with an error (SMTP 535)',
        ],
      },
    },
    {
      checks: { store: refusing({ code: 'EPIPE' }) },
      status: 503,
      report: { reasons: ['store: does not answer'] },
    },
    {
      checks: { content: incomplete },
      status: 200,
      report: { status: 'degraded', store: 'ok', content: 'failing', reasons: ['content: no page text'] },
    },
    {
      checks: { content: missing },
      status: 503,
      report: { status: 'unavailable', content: 'failing', reasons: ['content: no page'] },
    },
    {
      checks: { mail: ill },
      status: 200,
      report: { status: 'degraded', mail: 'failing', reasons: ['mail: does not answer'] },
    },
    {
      checks: { disk: () => checkDisk('/dev/null') },
      status: 503,
      report: { status: 'unavailable', reasons: ['disk: the data folder cannot be written (ENOTDIR)'] },
    },
  ])('says $report.status with $status', async ({ checks, status, report }) => {
    const answer = await createHealthReport({ ...allWell, ...checks })()
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject(report)
  })

  test('checks once for all requests within ten seconds, and then again', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const mail = vi.fn<() => Promise<void>>(well)
    const report = createHealthReport({ ...allWell, mail })
    await Promise.all([report(), report()])
    vi.advanceTimersByTime(9_999)
    expect((await report()).status).toBe(200)
    expect(mail).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    mail.mockImplementation(ill)
    expect(await (await report()).json()).toMatchObject({ status: 'degraded' })
  })

  test('aborts a check that takes too long, and reports it as failed', async () => {
    useFakeTime()
    let given: AbortSignal | undefined
    const content = (signal: AbortSignal) => new Promise(() => (given = signal))
    const answer = createHealthReport({ ...allWell, content })()
    await vi.advanceTimersByTimeAsync(3_000)
    expect((await answer).status).toBe(503)
    expect(given?.aborted).toBe(true)
  })
})
