import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Contract, inCloud, openContract } from './harness.ts'
import { wholeDocument } from './validDocument.ts'

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
describe.skipIf(inCloud)('a redirect published without the Studio', () => {
  it('is accepted when valid, and can be changed', async () => {
    expect((await publish('spring', '/spring', '/business')).status).toBe(200)
    expect((await publish('spring', '/spring', '/support')).status).toBe(200)
  })

  it.each([
    [
      'in a page’s place',
      '/support',
      '/',
      '“from”: “/support” is a page of this site. A redirect cannot stand in its place.',
    ],
    [
      'that begins where another does',
      '/Spring',
      '/',
      '“from”: Another redirect leads from “/spring” to “/support”. Change that one.',
    ],
    ['that leads on', '/autumn', '/spring', '“to”: “/spring” is itself redirected. Write where it leads: /support'],
    ['to no section of a page', '/autumn', '/#', '“to”: Write the name of a section after the “#”, or lead to a page.'],
  ])('is refused with one %s', async (_what, from, to, description) => {
    expect(await publish('other', from, to)).toMatchObject(refusal(description))
  })

  it('is refused with two from the same path', async () => {
    const [one, other] = await Promise.all([publish('one', '/here', '/support'), publish('two', '/here', '/business')])
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]))
  })

  it('is refused by a mutation too, and keeps drafts', async () => {
    const wrong = { _id: 'redirect-wrong', _type: 'redirect', from: '/lp1', to: '/' }
    await expect(contract.client.create(wrong)).rejects.toThrow('is a page of this site')
    await expect(contract.client.create({ ...wrong, _id: 'drafts.wrong' })).resolves.toMatchObject({ from: '/lp1' })
  })
})

describe.skipIf(inCloud)('a document whose picture is still uploading', () => {
  const _id = 'uploading'
  const picture = { _type: 'image', _upload: { progress: 40, previewImage: 'data:image/jpeg;base64,AAAA' } }
  const note = { _id: `drafts.${_id}`, _type: 'note', title: 'Logo', pictures: [{ _key: 'a', picture }] }
  const publish = () =>
    contract.request('/data/actions/production', {
      method: 'POST',
      body: JSON.stringify({
        actions: [{ actionType: 'sanity.action.document.publish', draftId: note._id, publishedId: _id }],
      }),
    })

  it('is published only once the upload has ended', async () => {
    await contract.client.createOrReplace(note)
    const answer = await publish()
    expect(answer.status).toBe(409)
    expect(JSON.stringify(answer.body)).toContain('is still uploading')
    await contract.client.patch(note._id).unset(['pictures[_key=="a"].picture._upload']).commit()
    expect((await publish()).status).toBe(200)
  })

  it('is refused by a mutation too', async () => {
    await expect(contract.client.create({ ...note, _id: 'uploading-too' })).rejects.toThrow('is still uploading')
  })
})

const DEFAULT = 'publish-rules-default'
const defaultPartner = wholeDocument({
  _id: DEFAULT,
  _type: 'partner',
  name: 'Homie',
  slug: { current: 'default' },
  kind: 'default',
})
const { _id: _ours, ...company } = wholeDocument({
  _id: '',
  _type: 'partner',
  name: 'Cedar Row',
  slug: { current: 'cedar-row' },
  kind: 'brokerage',
})
const named = (action: string) => ({ actionType: `sanity.action.document.${action}`, publishedId: DEFAULT })

describe.skipIf(inCloud)('the default partner', () => {
  beforeAll(() => contract.client.createOrReplace(defaultPartner))

  it.each([
    ['deleted', { actions: [{ ...named('delete'), includeDrafts: [] }] }],
    ['unpublished', { actions: [{ ...named('unpublish'), draftId: `drafts.${DEFAULT}` }] }],
    ['deleted by a mutation', { mutations: [{ delete: { id: DEFAULT } }] }],
    ['deleted by a query', { mutations: [{ delete: { query: '*[_type == "partner"]' } }] }],
    ['given another link ending', { mutations: [{ patch: { id: DEFAULT, set: { slug: { current: 'home' } } } }] }],
    ['replaced by a company', { mutations: [{ createOrReplace: { ...company, _id: DEFAULT } }] }],
  ])('cannot be %s', async (_what, body) => {
    const path = 'actions' in body ? '/data/actions/production' : '/data/mutate/production'
    const answer = await contract.request(path, { method: 'POST', body: JSON.stringify(body) })
    expect(answer.status).toBe(409)
    expect(JSON.stringify(answer.body)).toContain('cannot be deleted, unpublished or given another link ending')
    expect(await contract.client.getDocument(DEFAULT)).toMatchObject({ slug: { current: 'default' } })
  })

  it('can be changed, and replaced by another one', async () => {
    await contract.client.patch(DEFAULT).set({ name: 'Homie of Canada' }).commit()
    const heir = { ...defaultPartner, _id: 'publish-rules-heir' }
    await contract.client.transaction().create(heir).delete(DEFAULT).commit()
    expect(await contract.client.getDocument(heir._id)).toMatchObject({ name: 'Homie' })
    await contract.client.transaction().create(defaultPartner).delete(heir._id).commit()
  })

  it('has a unique link value, ignoring case', async () => {
    const twin = { ...company, slug: { current: 'Default' } }
    await expect(contract.client.create(twin)).rejects.toThrow('Homie has the link ending “Default” already.')
  })

  it('does not protect other partners', async () => {
    const { _id } = await contract.client.create(company)
    await expect(contract.client.delete(_id)).resolves.toMatchObject({ documentIds: [_id] })
  })
})

describe.skipIf(inCloud)('a partner that is given another link ending', () => {
  const id = 'publish-rules-renamed'
  const kept = async (of = id) => (await contract.client.getDocument(of))?.['formerSlugs']
  const rename = (current: string) => contract.client.patch(id).set({ 'slug.current': current }).commit()

  it('keeps the former ones, which other partners cannot use', async () => {
    await contract.client.create({ ...company, _id: id })
    await rename('cedar')
    await rename('cedar-lane')
    expect(await kept()).toEqual(['cedar', 'cedar-row'])
    await contract.client.patch(id).unset(['formerSlugs']).commit()
    expect(await kept()).toEqual(['cedar', 'cedar-row'])
    await expect(contract.client.create(company)).rejects.toThrow('was the link ending of Cedar Row')
    await rename('cedar-row')
    expect(await kept()).toEqual(['cedar-lane', 'cedar'])
  })

  it('keeps the one it had before it was unpublished', async () => {
    const action = { actionType: 'sanity.action.document.unpublish', draftId: `drafts.${id}`, publishedId: id }
    const body = JSON.stringify({ actions: [action] })
    await contract.request('/data/actions/production', { method: 'POST', body })
    expect(await kept(`drafts.${id}`)).toEqual(['cedar-row', 'cedar-lane', 'cedar'])
    const publish = { ...action, actionType: 'sanity.action.document.publish' }
    await contract.request('/data/actions/production', { method: 'POST', body: JSON.stringify({ actions: [publish] }) })
    expect(await kept()).toEqual(['cedar-lane', 'cedar'])
  })
})

const linked = (href: string) => ({
  _key: 'a',
  _type: 'block',
  style: 'normal',
  children: [{ _key: 'b', _type: 'span', text: 'Read on', marks: ['c'] }],
  markDefs: [{ _key: 'c', _type: 'link', href }],
})
const question = (href: string) => wholeDocument({ _id: 'publish-rules-link', _type: 'faq', answer: [linked(href)] })

describe.skipIf(inCloud)('an executable link published without the Studio', () => {
  it.each<[string, { _id: string; _type: string; [field: string]: unknown }, string]>([
    ['in a text', question('javascript:alert(1)'), '“answer[0].markDefs[0].href”'],
    ['written to be overlooked', question(' Java\tScript:alert(1)'), '“answer[0].markDefs[0].href”'],
    ['that carries a document', question('data:text/html,hello'), '“answer[0].markDefs[0].href”'],
    ['of a partner', { ...company, _id: 'publish-rules-link', appStoreUrl: 'javascript:alert(1)' }, '“appStoreUrl”'],
  ])('is refused with its place: %s', async (_what, document, named) => {
    const draftId = `drafts.${document._id}`
    await contract.client.createOrReplace({ ...document, _id: draftId })
    const action = { actionType: 'sanity.action.document.publish', draftId, publishedId: document._id }
    const body = JSON.stringify({ actions: [action] })
    const answer = await contract.request('/data/actions/production', { method: 'POST', body })
    expect(answer).toMatchObject({ status: 409, body: { error: { description: expect.stringContaining(named) } } })
    await expect(contract.client.createOrReplace(document)).rejects.toThrow('A link may not run a program')
  })

  it('does not include texts about such links, or links to pages', async () => {
    const words = { ...question('https://example.com/javascript:void'), question: 'Data: what do you keep?' }
    await expect(contract.client.createOrReplace(words)).resolves.toMatchObject({ _id: words._id })
  })
})

const page = (fields: object) => wholeDocument({ _id: 'supportPage', _type: 'supportPage', ...fields })

describe.skipIf(inCloud)('an incomplete document published without the Studio', () => {
  it.each([
    ['a section', { card: undefined }, '“card”'],
    ['one text of a section', { card: { title: 'Write to us' } }, '“card.text”, “card.linkLabel”, “card.emailSubject”'],
    ['the search fields', { seo: null }, '“seo”'],
    ['a text, with something else in its place', { headline: ['Help'] }, '“headline”'],
  ])('is refused with the field: %s', async (_what, fields, named) => {
    const document = page(fields)
    await expect(contract.client.createOrReplace(document)).rejects.toThrow(named)
    await contract.client.createOrReplace({ ...document, _id: 'drafts.supportPage' })
    const answer = await contract.request('/data/actions/production', {
      method: 'POST',
      body: JSON.stringify({
        actions: [
          {
            actionType: 'sanity.action.document.publish',
            draftId: 'drafts.supportPage',
            publishedId: 'supportPage',
          },
        ],
      }),
    })
    expect(answer).toMatchObject({ status: 409, body: { error: { description: expect.stringContaining(named) } } })
  })

  it('is accepted once complete, and cannot lose a field', async () => {
    await contract.client.createOrReplace(page({}))
    await expect(contract.client.patch('supportPage').unset(['card.title']).commit()).rejects.toThrow('“card.title”')
    await contract.client.patch('supportPage').set({ headline: 'Help' }).commit()
    expect(await contract.client.getDocument('supportPage')).toMatchObject({
      ...page({}),
      headline: 'Help',
    })
  })

  it('may lack optional fields', async () => {
    const { note: _note, ...redirect } = wholeDocument({ _id: 'r', _type: 'redirect', from: '/r', to: '/', note: '' })
    await expect(contract.client.create(redirect)).resolves.toMatchObject({ _id: 'r' })
  })
})
