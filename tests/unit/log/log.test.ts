import { DatabaseSync } from 'node:sqlite'
import { Writable } from 'node:stream'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { contentLog, createLog, getErrorCode } from '#lib/log.ts'
import { requestIds } from '#lib/requestId.ts'
import { createLeadsLog } from '#leads/log.ts'
import { accountsLog } from '#store/accounts/accounts.ts'

beforeAll(() => {
  vi.stubEnv('LOG_LEVEL', 'fatal')
})

/** Somewhere to log to, and what was logged there. */
function page() {
  const lines: unknown[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  return { lines, destination }
}

describe('the log line of an error', () => {
  it('has the message of the error and of its causes', async () => {
    const { lines, destination } = page()
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:4000'), { code: 'ECONNREFUSED' })
    // As fetch fails when a name has two addresses and neither answers: the first two messages say nothing.
    const err = new TypeError('fetch failed', { cause: new AggregateError([refused, refused]) })
    createLog('content', { level: 'error', destination }).error({ err }, 'The store cannot be reached')
    const inner = { message: refused.message, code: 'ECONNREFUSED' }
    expect(lines).toMatchObject([
      {
        part: 'content',
        msg: 'The store cannot be reached',
        err: { type: 'TypeError', message: 'fetch failed', cause: { errors: [inner, inner] } },
      },
    ])
    expect(lines).toMatchObject([{ err: { stack: expect.stringContaining('log.test.ts') } }])
  })

  it('has a thrown value that is no error', () => {
    const { lines, destination } = page()
    createLog('content', { level: 'error', destination }).error({ err: 'too late' }, 'Not done')
    expect(lines).toMatchObject([{ err: 'too late' }])
  })

  it('ends when the causes form a circle', () => {
    const { lines, destination } = page()
    const err = new Error('the hen')
    err.cause = new Error('the egg', { cause: err })
    createLog('content', { level: 'error', destination }).error({ err }, 'Which was first?')
    expect(lines).toHaveLength(1)
  })

  it('omits the failed request, whose headers hold tokens', () => {
    const { lines, destination } = page()
    const request = { headers: { authorization: 'Bearer secret-token' } }
    const err = Object.assign(new Error('no answer'), { request, response: { body: 'of a visitor' } })
    createLog('content', { level: 'error', destination }).error({ err }, 'No content')
    expect(JSON.stringify(lines)).toContain('no answer')
    expect(JSON.stringify(lines)).not.toMatch(/secret-token|of a visitor/)
  })
})

it('a line has the id of the request that is being handled', () => {
  const { lines, destination } = page()
  const log = createLog('store', { level: 'error', destination })
  requestIds.run('request-1', () => log.error('Failed'))
  log.error('Later')
  expect(lines).toMatchObject([{ requestId: 'request-1' }, { msg: 'Later' }])
  expect(lines[1]).not.toHaveProperty('requestId')
})

describe('the log of the leads', () => {
  it('names itself, and no person', () => {
    const { lines, destination } = page()
    createLeadsLog({ level: 'info', destination }).info({ name: 'Ann', lead: { email: 'ann@example.com' } }, 'careless')
    expect(lines).toMatchObject([{ part: 'leads', name: '[redacted]', lead: '[redacted]' }])
  })
})

it.each([
  ['content', contentLog],
  ['leads', createLeadsLog],
  ['accounts', accountsLog],
])('the log of %s keeps to LOG_LEVEL', (_part, log) => {
  expect(log().level).toBe('fatal')
})

it('the code of an error of SQLite says what failed', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('create table notes (text text); pragma max_page_count = 2')
  const fill = () => database.exec('insert into notes values (zeroblob(100000))')
  let code = ''
  try {
    fill()
  } catch (error) {
    code = getErrorCode(error)
  }
  expect(code).toBe('SQLITE 13 (database or disk is full)')
  database.close()
})
