import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'
import { wholeDocument } from './validDocument.ts'

const rule = {
  _key: 'rule',
  _type: 'wordingRule',
  phrases: ['best rate*'],
  explanation: 'Nobody can promise the best rate.',
  reach: 'everywhere',
  severity: 'warn',
}

let site: Site
let token: string
beforeAll(async () => {
  site = await openSite()
  await site.add('administrator')
  token = await site.tokenOf(await site.signIn('administrator@example.test'))
  await write({ _id: 'wordingRules', _type: 'wordingRules', rules: [rule] }, WRITE_TOKEN)
})
afterAll(() => site.close())

const send = (path: string, json: object, by = token) => site.call(path, { method: 'POST', token: by, json })
const write = (createOrReplace: object, by = token) =>
  send('/data/mutate/production', { mutations: [{ createOrReplace }] }, by)
const support = (text: string) => wholeDocument({ _id: 'supportPage', _type: 'supportPage', text })
const draft = (text: string) => write({ ...support(text), _id: 'drafts.supportPage' })

const act = (name: string, fields: object) =>
  send('/data/actions/production', { actions: [{ actionType: `sanity.action.${name}`, ...fields }] })

async function publish(text: string) {
  await draft(text)
  await act('document.publish', { draftId: 'drafts.supportPage', publishedId: 'supportPage' })
}

const noted = () => site.store.get('supportPage')?.['acceptedWording']

describe('words that a rule only warns of', () => {
  it('are recorded in the document and its history on publish', async () => {
    await publish('Our best rate, and Best  rates')
    expect(noted()).toEqual(['best rate', 'Best  rates'])
    const history = await site.call('/data/history/production/transactions/supportPage', { token })
    expect(await history.text()).toContain(JSON.stringify({ acceptedWording: ['best rate', 'Best  rates'] }))
  })

  it('are no longer recorded once they are removed', async () => {
    await publish('Our best rate')
    await publish('Our rate')
    expect(noted()).toBeUndefined()
  })

  it('are recorded when a mutation publishes them', async () => {
    await write(support('The best rates'))
    expect(noted()).toEqual(['best rates'])
  })

  it('are recorded when a release publishes them at its time', async () => {
    await publish('Our rate')
    await draft('The best rate')
    const versionId = 'versions.spring.supportPage'
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    await act('release.create', { releaseId: 'spring' })
    await act('document.version.create', { publishedId: 'supportPage', versionId, baseId: 'drafts.supportPage' })
    await act('release.schedule', { releaseId: 'spring', publishAt })
    site.comeDue()
    expect(noted()).toEqual(['best rate'])
  })

  it('cannot be recorded by hand', async () => {
    await write({ ...support('Our rate'), acceptedWording: ['anything'] })
    expect(noted()).toBeUndefined()
  })
})
