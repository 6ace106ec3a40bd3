import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EventReader } from './event-reader.ts'
import { API_VERSION, type LakeProcess, runLake, temporaryFolder, TOKENS } from './harness.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let lake: LakeProcess
let base: string

beforeAll(async () => {
  folder = await temporaryFolder()
  lake = await runLake(folder.path)
  base = `${lake.url}/v${API_VERSION}/data`
  await mutate({ create: { _id: 'text', _type: 'note', text: 'a'.repeat(30), list: Array(200).fill('a') } })
})
afterAll(async () => {
  await lake.end('SIGTERM')
  await folder.dispose()
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${base}/${path}/production`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

const signedIn = { authorization: `Bearer ${TOKENS.write}` }
const mutate = (...mutations: object[]) => post('mutate', { mutations }, signedIn)

const LIST = (length: number) => `[${'0,'.repeat(length)}0]`
describe('who listens without a token', () => {
  const listen = (query: string, params: Record<string, unknown> = {}) => {
    const search = new URLSearchParams({ query })
    for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
    return EventReader.open(`${base}/listen/production?${search}`)
  }

  it('is held to what may be asked without one', async () => {
    const reader = await listen('*[text match "a*a*a*a*a*b"]')
    expect(await reader.next()).toMatchObject({ event: 'channelError' })
    await reader.close()
  })

  it('is cut off at a change that takes too long to judge, and the change is kept', async () => {
    const reader = await listen('*[text match "*a*a*b"]')
    expect(await reader.next()).toMatchObject({ event: 'welcome' })
    const change = {
      createOrReplace: { _id: 'slow', _type: 'note', text: Array(4000).fill('a'.repeat(900)).join(' ') },
    }
    expect((await mutate(change)).status).toBe(200)
    expect(await reader.next()).toMatchObject({ event: 'channelError' })
    await reader.close()
  })
})

const TWICE = `fn a::f0($x) = $x{a};${Array.from({ length: 40 }, (_, n) => `fn a::f${n + 1}($x) = $x{"a": a::f${n}(a), "b": a::f${n}(b)};`).join('')}a::f40({"a": 1})`

describe('who asks without a token', () => {
  it.each([
    ['a string that never ends', `{"query":"${String.raw`\"`.repeat(2_000_000)}`],
    ['lists that multiply', { query: `count(${LIST(900)}[count(${LIST(900)}[@ == 1]) == 1])` }],
    [
      'letters that multiply',
      { query: 'count(string::split($a, "")[$a match @])', params: { a: 'a'.repeat(600_000) } },
    ],
    ['a pattern of many wildcards', { query: '*[text match "a*a*a*a*a*b"]' }],
    ['a chain of twenty thousand terms', { query: `1${'+1'.repeat(20_000)}` }],
    ['a chain that is as long as it may be', { query: `1${'||1'.repeat(1300)}` }],
    [
      'a text doubled until it fills the memory',
      { query: `{"a": "ab"}${'{"a": a+a}'.repeat(28)}{"n": string::split(a, "a")}` },
    ],
    ['functions that call each other twice each', { query: TWICE }],
    ['a list doubled until it fills the memory', { query: `{"a": [1]}${'{"a": [a, a]}'.repeat(60)}` }],
  ])('is refused %s, and the store goes on', async (_, body) => {
    const answer = await post('query', body)
    expect(answer.status).toBe(400)
    const next = await fetch(`${base}/query/production?query=1`, { headers: signedIn })
    expect(await next.json()).toMatchObject({ result: 1 })
  })

  it('can select nothing to change', async () => {
    const answer = await post('mutate', { mutations: [{ delete: { query: '*[_type == "nothing"]' } }] })
    expect(answer.status).toBe(403)
  })
})
