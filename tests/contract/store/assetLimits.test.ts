import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, READ_TOKEN, type Site } from './accountsSite.ts'

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

/** Makes calls of other kinds. */
async function callOthers() {
  const answers = await Promise.all([
    site.call('/ping'),
    site.call('/data/query/production?query=1', { token: READ_TOKEN }),
    site.call('/users/me', { token }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
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
]

// Its first one loads the sanitizer, which takes long on a busy machine.
describe('an SVG', { timeout: 200_000 }, () => {
  it.each(ATTACKS)('with %s is answered, and the next one is accepted', async (_, body, status) => {
    expect((await upload(body)).status).toBe(status)
    expect((await upload(svg('<rect width="9" height="9"/>'))).status).toBe(200)
  })

  it('with thousands of nested elements is refused, and does not delay other calls', async () => {
    await callOthers()
    let isAnswered = false
    const answer = upload(svg('<g>'.repeat(3000))).finally(() => (isAnswered = true))
    await callOthers()
    expect(isAnswered).toBe(false)
    expect((await answer).status).toBe(400)
  })
})
