import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Contract, inCloud, openContract } from './harness.ts'

let contract: Contract
beforeAll(async () => {
  contract = await openContract()
})
afterAll(() => contract.close())

/** Writes a redirect as a draft and publishes it, as the Studio does. */
async function publish(name: string, from: string, to: string) {
  const publishedId = `redirect-${name}`
  const draftId = `drafts.${publishedId}`
  await contract.client.createOrReplace({ _id: draftId, _type: 'redirect', from, to })
  const action = { actionType: 'sanity.action.document.publish', draftId, publishedId }
  return contract.request('/data/actions/production', { method: 'POST', body: JSON.stringify({ actions: [action] }) })
}

const refusal = (description: string) => ({
  status: 409,
  body: { error: { items: [{ error: { type: 'documentNotPublishableError', description } }] } },
})

// In the cloud this is left to the Studio's own validation.
describe.skipIf(inCloud)('whoever publishes a redirect past the Studio', () => {
  it('may when it is in order, and may change it again', async () => {
    expect((await publish('spring', '/spring', '/business')).status).toBe(200)
    expect((await publish('spring', '/spring', '/support')).status).toBe(200)
  })

  it.each([
    ['in a page’s place', '/support', '/', '“/support” is a page of this site. A redirect cannot stand in its place.'],
    [
      'that begins where another does',
      '/Spring',
      '/',
      'Another redirect leads from “/spring” to “/support”. Change that one.',
    ],
    ['that leads on', '/autumn', '/spring', '“/spring” is itself redirected. Write where it leads: /support'],
  ])('may not with one %s', async (_what, from, to, description) => {
    expect(await publish('other', from, to)).toMatchObject(refusal(description))
  })

  it('may not with two at once that lead to each other', async () => {
    const [there, back] = await Promise.all([publish('there', '/here', '/there'), publish('back', '/there', '/here')])
    expect(new Set([there.status, back.status])).toEqual(new Set([200, 409]))
  })

  it('may not with a mutation either, and keeps any draft', async () => {
    const wrong = { _id: 'redirect-wrong', _type: 'redirect', from: '/lp1', to: '/' }
    await expect(contract.client.create(wrong)).rejects.toThrow('is a page of this site')
    await expect(contract.client.create({ ...wrong, _id: 'drafts.wrong' })).resolves.toMatchObject({ from: '/lp1' })
  })
})
