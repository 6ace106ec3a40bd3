import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { NO_CAMPAIGN } from '#lib/counts/campaign.ts'
import { SHOWN_PATH } from '#lib/counts/shown.ts'
import { SPLITS_PATH } from '#lib/landingPages/splitPaths.ts'
import { openLeadsDatabase } from '#leads/database/open.ts'
import { childEnvironment } from '#tests/support/childEnvironment.ts'
import { eventually } from '#tests/support/eventually.ts'
import { takenPort } from '../scripts/site.ts'
import { temporaryFolder } from '../leads/services.ts'
import { BROWSER } from './door.ts'

const script = fileURLToPath(new URL('doorServer.ts', import.meta.url))

async function startDoor(settings: Record<string, string> = {}) {
  const folder = await temporaryFolder()
  const { port, free } = await takenPort()
  free()
  const child = spawn(process.execPath, [script, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...childEnvironment,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      ...settings,
    },
  })
  const gone = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  onTestFinished(kill)
  const stop = async () => {
    child.stdin.end()
    await gone
  }
  await Promise.race([once(createInterface(child.stdout), 'line'), gone])
  const url = `http://localhost:${port}`

  async function visit(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
    const response = await fetch(url + path, { method, headers: { 'user-agent': BROWSER, ...headers } })
    await response.arrayBuffer()
    return response
  }

  async function read() {
    const store = await openLeadsDatabase({ DATA_DIR: folder })
    const rows = await store.db
      .selectFrom('counts')
      .innerJoin('count_cells', 'count_cells.id', 'counts.cell_id')
      .selectAll('count_cells')
      .select('amount')
      .orderBy('page')
      .execute()
    await store.close()
    return rows.map(({ id: _id, ...row }) => row)
  }
  return { url, kill, stop, visit, read }
}

const HOME = { ...NO_CAMPAIGN, event: 'shown', page: 'home', language: 'en', variant: '', partner: '', split: '' }

test('visits of cached and other pages reach the database, and survive a kill', async () => {
  const { url, kill, visit, read } = await startDoor()
  for (let number = 0; number < 20; number += 1) await visit('/')
  await visit('/', { 'sec-purpose': 'prefetch' })
  const reported = await visit(SHOWN_PATH, { referer: `${url}/support` }, 'POST')
  expect(reported.status).toBe(204)
  expect(reported.headers.get('set-cookie')).toBeNull()
  const expected = [
    { ...HOME, amount: 20 },
    { ...HOME, page: 'support', amount: 1 },
  ]
  await eventually(async () => expect(await read()).toEqual(expected))
  await kill()
  expect(await read()).toEqual(expected)
})

test.each([
  ['true', [{ ...HOME, amount: 1 }]],
  ['false', []],
])('a site that stops with COUNT_VISITS=%s has stored its last visits', async (COUNT_VISITS, expected) => {
  const { visit, read, stop } = await startDoor({ COUNT_VISITS })
  await visit('/')
  await stop()
  expect(await read()).toEqual(expected)
})

test('a page that is split shows the side of its visitor, cached and counted by side', async () => {
  const { url, visit, read } = await startDoor()
  const show = async (side: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/business`, {
      headers: { 'user-agent': BROWSER, cookie: `homie_split=/side:${side}`, ...headers },
    })
    const [, path] = /<p>(.*?)<\/p>/.exec(await response.text()) ?? []
    return { path, control: response.headers.get('cache-control'), vary: response.headers.get('vary') }
  }
  const personal = { control: 'private, max-age=0, must-revalidate', vary: 'Accept-Encoding, Cookie' }
  for (let number = 0; number < 2; number += 1) {
    expect(await show('a')).toEqual({ path: '/business', ...personal })
    expect(await show('b')).toEqual({ path: '/side', ...personal })
  }
  expect(await show('b', { rsc: '1' })).toMatchObject({ path: '/side', control: personal.control })
  expect(await show('b', { cookie: 'homie_split=/side:b; __prerender_bypass=x' })).toMatchObject({ path: '/business' })
  expect((await visit('/business')).headers.get('set-cookie')).toMatch(/^homie_split=\/side:[ab]; /)
  expect((await visit('/side')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect((await visit(SPLITS_PATH)).status).toBe(404)
  await eventually(async () => {
    const counted = (await read()).filter(({ page }) => page === 'business')
    const amounts = counted.map(({ split, amount }) => [split, amount])
    expect(amounts).toHaveLength(2)
    expect(amounts.reduce((total, [, amount]) => total + Number(amount), 0)).toBeGreaterThanOrEqual(5)
  })
})
