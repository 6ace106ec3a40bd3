import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'
import { wholeDocument } from './validDocument.ts'

const PAGE = 'spring'
const landing = (fields: object) => wholeDocument({ _id: PAGE, _type: 'landingPage', path: '/spring', ...fields })
const redirect = (from: string, to: string) => ({ _id: 'redirect', _type: 'redirect', from, to })

let site: Site
let marketer: string
beforeAll(async () => {
  site = await openSite()
  await site.add('marketer')
  marketer = await site.tokenOf(await site.signIn('marketer@example.test'))
})
beforeEach(async () => {
  const ids = ['redirect', 'summer', PAGE]
  await mutate(
    ids.map((id) => ({ delete: { id } })),
    WRITE_TOKEN,
  )
  await mutate([{ create: landing({}) }], WRITE_TOKEN)
})
afterAll(() => site.close())

const mutate = (mutations: object[], token: string) =>
  site.call('/data/mutate/production', { method: 'POST', token, json: { mutations } })

/** What the store answers to a document that a marketer publishes; null if it takes it. */
async function publish(document: object): Promise<string | null> {
  const answered = await mutate([{ createOrReplace: document }], marketer)
  return answered.ok ? null : answered.text()
}

async function getFormerPaths() {
  const query = encodeURIComponent(`*[_id == "${PAGE}"][0].formerPaths`)
  const answered = await site.call(`/data/query/production?query=${query}`, { token: WRITE_TOKEN })
  return z.object({ result: z.array(z.string()).nullable() }).parse(await answered.json()).result
}

describe('a landing page', () => {
  it('keeps its former path when it is renamed, and gives it up when it takes it back', async () => {
    expect(await publish(landing({ path: '/summer' }))).toBeNull()
    expect(await getFormerPaths()).toEqual(['/spring'])
    expect(await publish(landing({}))).toBeNull()
    expect(await getFormerPaths()).toEqual(['/summer'])
  })

  it('cannot take the present or a former path of another one', async () => {
    expect(await publish(landing({ path: '/march' }))).toBeNull()
    expect(await publish(landing({ _id: 'summer', path: '/march' }))).toContain('Another landing page is at “/march”')
    expect(await publish(landing({ _id: 'summer' }))).toContain('was the path of another landing page')
  })

  it('and a redirect cannot stand in each other’s place', async () => {
    expect(await publish(redirect('/spring', '/support'))).toContain('“/spring” is a landing page')
    expect(await publish(redirect('/offer', '/support'))).toBeNull()
    expect(await publish(landing({ _id: 'summer', path: '/offer' }))).toContain('A redirect leads away from “/offer”')
  })

  it('can be the target of a redirect and of links, but not of its own', async () => {
    expect(await publish(redirect('/offer', '/fr/spring'))).toBeNull()
    expect(await publish(landing({ _id: 'summer', path: '/summer', leadsTo: '/spring' }))).toBeNull()
    expect(await publish(landing({ leadsTo: '/spring' }))).toContain('There is no page at “/spring”')
  })

  it('can be the target of links by a former path, which go on working when it is renamed', async () => {
    const linked = landing({ _id: 'summer', path: '/summer', leadsTo: '/spring' })
    expect(await publish(linked)).toBeNull()
    expect(await publish(landing({ path: '/march' }))).toBeNull()
    expect(await publish({ ...linked, title: 'Another title' })).toBeNull()
    expect(await publish(landing({ path: '/march', leadsTo: '/spring' }))).toContain('There is no page at “/spring”')
  })

  it('can be the target of a redirect by a former path', async () => {
    expect(await publish(redirect('/offer', '/fr/spring'))).toBeNull()
    expect(await publish(landing({ path: '/march' }))).toBeNull()
    expect(await publish({ ...redirect('/offer', '/fr/spring'), note: 'Printed on the flyer.' })).toBeNull()
    expect(await publish(redirect('/offer', '/winter'))).toContain('There is no page at “/winter”')
  })

  it('is not removed while links or redirects lead to it, by any of its paths', async () => {
    const linked = landing({ _id: 'summer', path: '/summer', leadsTo: '/spring' })
    expect(await publish(linked)).toBeNull()
    expect(await publish(landing({ path: '/march' }))).toBeNull()
    const remove = async () => {
      const answered = await mutate([{ delete: { id: PAGE } }], marketer)
      return answered.ok ? null : answered.text()
    }
    expect(await remove()).toContain('Links lead to “/spring” in')
    expect(await publish({ ...linked, leadsTo: '/support' })).toBeNull()
    expect(await publish(redirect('/offer', '/fr/march'))).toBeNull()
    expect(await remove()).toContain('The redirect from “/offer” leads to “/fr/march”')
    await mutate([{ delete: { id: 'redirect' } }], marketer)
    expect(await remove()).toBeNull()
  })

  it('cannot stand in for a page that does not exist, for itself, or beside another one', async () => {
    const split = { path: '/business', percentage: 50, from: '2027-04-01', until: '2027-04-30' }
    const refuse = (fields: object) => publish(landing({ split: { ...split, ...fields } }))
    expect(await refuse({})).toBeNull()
    expect(await refuse({ path: '/nothing' })).toContain('“/nothing” cannot be split')
    expect(await refuse({ path: '/spring' })).toContain('cannot stand in for itself')
    expect(await refuse({ until: '2027-04-01' })).toContain('The last day must be after the first day.')
    expect(await refuse({ percentage: 100 })).toContain('Write 99 or less.')
    expect(await refuse({ percentage: 1.5 })).toContain('Write a whole number')
    expect(await refuse({ from: undefined })).toContain('“split.from”: Required.')
    const second = landing({ _id: 'summer', path: '/summer', split })
    expect(await publish(second)).toContain('“/spring” already stands in for “/business”')
    expect(await publish({ ...second, split: { ...split, from: '2027-05-01', until: '2027-05-31' } })).toBeNull()
  })

  it('is not removed while another one stands in for it', async () => {
    const split = { path: '/spring', percentage: 50, from: '2027-04-01', until: '2027-04-30' }
    expect(await publish(landing({ _id: 'summer', path: '/summer', split }))).toBeNull()
    const answered = await mutate([{ delete: { id: PAGE } }], marketer)
    expect(await answered.text()).toContain('Links lead to “/spring” in')
  })
})
