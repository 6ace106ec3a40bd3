import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, READ_TOKEN, type Site } from './accounts-site.ts'

/** Below the limit of a file: callers that had to wait until it is ended would take longer. */
const QUICK_MS = 10_000

let site: Site
let token: string

beforeAll(async () => {
  site = await openSite()
  await site.add('partnerManager')
  token = await site.tokenOf(await site.signIn('partnerManager@example.test'))
})
afterAll(() => site.close())

const upload = (body: string) => site.call('/assets/images/production', { method: 'POST', token, body })

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`

/** How long everything else takes. */
async function timeOthers(): Promise<number> {
  const startedAt = performance.now()
  const answers = await Promise.all([
    site.call('/ping'),
    site.call('/data/query/production?query=1', { token: READ_TOKEN }),
    site.call('/users/me', { token }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  return performance.now() - startedAt
}

const SPACES = ' '.repeat(5000)

const ATTACKS: [string, string, number][] = [
  ['a reference behind thousands of spaces', svg(`<rect width="9" height="9" fill="url(${SPACES}#a)"/>`), 200],
  [
    'a style behind thousands of spaces',
    svg(`<style>rect{fill:url(${SPACES}#a)}</style><rect width="9" height="9"/>`),
    200,
  ],
  ['half a million elements', svg('<g/>'.repeat(500_000)), 413],
  ['six megabytes of elements', svg('<g/>'.repeat(1_500_000)), 413],
  ['as many elements as it may have, one inside another', svg('<g>'.repeat(9900)), 400],
]

describe('an SVG', () => {
  it.each(ATTACKS)('with %s is answered, and the store keeps responding', async (_, body, status) => {
    const answer = upload(body)
    expect(await timeOthers()).toBeLessThan(QUICK_MS)
    expect((await answer).status).toBe(status)
    expect((await upload(svg('<rect width="9" height="9"/>'))).status).toBe(200)
  })
})
