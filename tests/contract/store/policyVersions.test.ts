import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publishUnchanged } from '#studio/languages/publishUnchanged.ts'
import { type Contract, inCloud, openContract } from './harness.ts'
import { wholeDocument } from './validDocument.ts'

const ID = 'legalPolicy-terms'

let contract: Contract
beforeAll(async () => {
  contract = await openContract()
})
beforeEach(async () => {
  await contract.client.delete({ query: '*[_type in ["legalPolicy", "policyVersion"]]' })
  await contract.client.create(policy({ title: 'Terms', changeSummary: 'First version.' }))
})
afterAll(() => contract.close())

const policy = (fields: object) =>
  wholeDocument({ _id: ID, _type: 'legalPolicy', lastUpdated: '2026-01-01', effectiveDate: '2026-01-01', ...fields })

/** Publishes a draft past the Studio, as any program can. */
async function publish(fields: object) {
  await contract.client.createOrReplace({ ...policy(fields), _id: `drafts.${ID}` })
  const action = { actionType: 'sanity.action.document.publish', draftId: `drafts.${ID}`, publishedId: ID }
  return contract.request('/data/actions/production', { method: 'POST', body: JSON.stringify({ actions: [action] }) })
}

const versions = () =>
  contract.client.fetch(
    '*[_type == "policyVersion"] | order(number asc){number, title, changeSummary, lastUpdated, effectiveDate}',
    {},
  )

// In the cloud this is left to the Studio.
describe.skipIf(inCloud)('a policy published without the Studio', () => {
  it('keeps the versions of each language apart', async () => {
    const french = { ...policy({ title: 'Conditions', changeSummary: 'Première.' }), _id: `${ID}-fr` }
    await contract.client.create(french)
    await contract.client.createOrReplace({ ...french, title: 'Nouvelles', changeSummary: 'Titre.' })
    expect(await contract.client.fetch('*[_type == "policyVersion"] | order(_id asc){_id, language, number}')).toEqual([
      { _id: `${ID}-fr-version-1`, language: 'fr-CA', number: 1 },
      { _id: `${ID}-fr-version-2`, language: 'fr-CA', number: 2 },
    ])
  })

  it('gets a version of its text, and of the first text before it', async () => {
    const dates = { lastUpdated: '2026-02-02', effectiveDate: '2026-03-01' }
    const fields = { title: 'Terms of use', changeSummary: 'A longer title.', ...dates }
    expect(await publish(fields)).toMatchObject({ status: 200 })
    expect(await versions()).toEqual([
      {
        number: 1,
        title: 'Terms',
        changeSummary: 'First version.',
        lastUpdated: '2026-01-01',
        effectiveDate: '2026-01-01',
      },
      { number: 2, ...fields },
    ])
  })

  it.each([
    ['by an action', () => publish({ title: 'Terms of use', changeSummary: 'First version.' })],
    [
      'by a mutation',
      () =>
        contract.request('/data/mutate/production', {
          method: 'POST',
          body: JSON.stringify({ mutations: [{ patch: { id: ID, set: { title: 'Terms of use' } } }] }),
        }),
    ],
  ])('requires a summary: %s', async (_how, publishing) => {
    expect(await publishing()).toMatchObject({
      status: 409,
      body: { error: { description: expect.stringContaining('Write into “changeSummary” what changed') } },
    })
    expect(await versions()).toEqual([])
  })

  it('requires a summary for each publishing by a release, which then keeps the text as a version', async () => {
    const { client } = contract
    const releaseId = 'spring'
    const written = (changeSummary: string) => ({
      ...policy({ title: 'Terms of use', changeSummary }),
      _id: `versions.${releaseId}.${ID}`,
    })
    const publishRelease = () => client.releases.publish({ releaseId })
    await client.releases.create({ releaseId, metadata: { title: 'Spring' } })
    await client.create(written('First version.'))
    await expect(publishRelease()).rejects.toThrow('Write into “changeSummary” what changed')
    expect(await versions()).toEqual([])
    await client.createOrReplace(written('A longer title.'))
    await publishRelease()
    expect(await versions()).toMatchObject([{ number: 1 }, { number: 2, changeSummary: 'A longer title.' }])
  })

  it('gets no version for other changes', async () => {
    const seo = { title: 'Terms', description: 'What you agree to.' }
    expect(await publish({ title: 'Terms', changeSummary: 'First version.', seo })).toMatchObject({ status: 200 })
    expect(await versions()).toEqual([])
  })

  it('gets no version when it is published once more as it is, and is newer', async () => {
    const { client } = contract
    const read = async () => (await client.getDocument(ID)) ?? { _rev: '', _updatedAt: '' }
    const { _rev, _updatedAt, ...text } = await read()
    await publishUnchanged(client, ID)
    expect(await read()).toMatchObject(text)
    expect((await read())._updatedAt > _updatedAt).toBe(true)
    expect(await client.getDocument(`drafts.${ID}`)).toBeUndefined()
    expect(await versions()).toEqual([])
  })

  it('gets a version for a restored text', async () => {
    await publish({ title: 'Terms of use', changeSummary: 'A longer title.' })
    await publish({ title: 'Terms', changeSummary: 'The shorter title again.' })
    expect(await versions()).toMatchObject([{ number: 1 }, { number: 2 }, { number: 3, title: 'Terms' }])
  })

  it('names the document that has the id of the next version', async () => {
    const french = `${ID}-fr`
    await contract.client.create({ ...policy({ title: 'Conditions', changeSummary: 'Première.' }), _id: french })
    const ofFrench = { _type: 'policyVersion', policy: { _type: 'reference', _ref: french }, number: 1 }
    await contract.client.create(wholeDocument({ ...ofFrench, _id: `${ID}-version-1` }))
    expect(await publish({ title: 'Terms of use', changeSummary: 'A longer title.' })).toMatchObject({
      status: 409,
      body: { error: { description: expect.stringContaining(`as the version “${ID}-version-1”`) } },
    })
  })

  it.each(['', 'drafts.'])('keeps the ids “%s…-version-1” for versions', async (prefix) => {
    const mutations = [{ create: { _id: `${prefix}${ID}-version-1`, _type: 'note' } }]
    const request = { method: 'POST', body: JSON.stringify({ mutations }) }
    expect(await contract.request('/data/mutate/production', request)).toMatchObject({ status: 409 })
  })

  it('requires a summary for every further text', async () => {
    await publish({ title: 'Terms of use', changeSummary: 'A longer title.' })
    expect(await publish({ title: 'Our terms', changeSummary: 'A longer title.' })).toMatchObject({ status: 409 })
    expect(await versions()).toHaveLength(2)
  })

  it('may include the version, as the Studio does', async () => {
    const text = policy({ title: 'Terms of use', changeSummary: 'A longer title.' })
    const kept = (number: number, fields: object) =>
      wholeDocument({
        _id: `${ID}-version-${number}`,
        _type: 'policyVersion',
        policy: { _type: 'reference', _ref: ID },
        number,
        ...fields,
      })
    await contract.client
      .transaction()
      .createOrReplace(text)
      .create(kept(1, { title: 'Terms' }))
      .create(kept(2, { title: 'Terms of use' }))
      .commit()
    expect(await versions()).toMatchObject([{ number: 1 }, { number: 2 }])
  })
})
