import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { PUBLISHED_MEANWHILE } from '#store/releases/actions.ts'
import { WRITE_TOKEN } from './accountsSite.ts'
import { openReleaseDesk, page, type ReleaseDesk, run } from './releaseDesk.ts'

let desk: ReleaseDesk
beforeEach(async () => {
  desk = await openReleaseDesk()
})
afterEach(() => desk.site.close())

describe('history', () => {
  const read = async (id: string) => {
    const answer = await desk.site.call(`/data/history/production/documents/${id}?lastRevision=true`, {
      token: WRITE_TOKEN,
    })
    return JSON.parse(await answer.text()).documents
  }

  it('keeps what a published release held, with the revision that published it', async () => {
    await desk.write(page('a', 'Old'))
    await desk.createRelease(['a'])
    const { transactionId } = await desk.editor.releases.publish({ releaseId: 'r1' })
    await desk.write(page('a', 'Later'))
    expect(await read('versions.r1.a')).toMatchObject([{ _id: 'versions.r1.a', title: 'New', _rev: transactionId }])
  })

  it('keeps what an archived release held', async () => {
    await desk.write(page('a', 'Old'))
    await desk.createRelease(['a'])
    await desk.editor.releases.archive({ releaseId: 'r1' })
    expect(await read('versions.r1.a')).toMatchObject([{ title: 'New' }])
  })

  it('names the release that published a document', async () => {
    await desk.write(page('a', 'Old'))
    await desk.createRelease(['a'])
    await desk.editor.releases.publish({ releaseId: 'r1' })
    const answer = await desk.site.call('/data/history/production/events/documents/a', { token: WRITE_TOKEN })
    expect(JSON.parse(await answer.text()).events.a[0]).toMatchObject({
      type: 'publishDocumentVersion',
      releaseId: 'r1',
      versionId: 'versions.r1.a',
      publishCause: 'release.publish',
    })
  })
})

describe('at its time', () => {
  it('a release is published in the name of the person who set the time', async () => {
    await desk.createRelease(['a'])
    await run(desk.editor, 'schedule')
    desk.site.releaseTimer.wake()
    expect(desk.getRelease()).toMatchObject({ state: 'scheduled', scheduledBy: desk.editorId })
    desk.site.comeDue()
    expect([desk.getRelease()?.['state'], desk.getTitle('a')]).toEqual(['published', 'New'])
    expect(desk.site.store.transactions(['a']).at(-1)?.author).toBe(desk.editorId)
  })

  it.each([
    ['goes with it', 'Later', undefined],
    ['stays, if it was edited since', 'Edited', 'Edited'],
  ])('the draft of a scheduled draft %s', async (_what, title, left) => {
    await desk.write(page('drafts.a', 'Later'))
    await desk.editor.releases.create({ releaseId: 'r1', metadata: { cardinality: 'one' } })
    await desk.editor.createVersion({ publishedId: 'a', releaseId: 'r1', baseId: 'drafts.a' })
    await run(desk.editor, 'schedule')
    if (title !== 'Later') await desk.write(page('drafts.a', title))
    desk.site.comeDue()
    expect([desk.getTitle('a'), desk.getTitle('drafts.a')]).toEqual(['Later', left])
  })

  it('a release that was unscheduled is not published', async () => {
    await desk.createRelease(['a'])
    await run(desk.editor, 'schedule')
    await run(desk.editor, 'unschedule')
    desk.site.comeDue()
    expect([desk.getRelease()?.['state'], desk.getTitle('a')]).toEqual(['active', undefined])
  })

  it.each([
    ['has another role', { role: 'viewer' }, 'editor'],
    ['is disabled', { disabled: true }, 'administrator'],
  ])('nothing is published when that person %s, and a mail tells why', async (_what, json, informed) => {
    await desk.site.add('administrator')
    await desk.createRelease(['a'])
    await run(desk.editor, 'schedule')
    await desk.site.call(`/accounts/${desk.editorId}`, { method: 'PATCH', token: WRITE_TOKEN, json })
    const publishAt = Date.parse(String(desk.getRelease()?.['publishAt']))
    desk.site.comeDue()
    const message = 'The person who set the time may no longer publish all of it.'
    expect(desk.getRelease()).toMatchObject({ state: 'active', error: { message } })
    expect(desk.getTitle('a')).toBeUndefined()
    const mail = await eventually(() => readFile(join(desk.site.folder, 'mail', `release-r1-${publishAt}.eml`), 'utf8'))
    expect(mail).toContain(`To: ${informed}@example.test`)
    expect(mail).toContain(message)
  })

  it('the mail about it is sent, also when the store is stopped meanwhile', async () => {
    await desk.createRelease(['a'])
    await run(desk.editor, 'schedule')
    await desk.site.call(`/accounts/${desk.editorId}`, {
      method: 'PATCH',
      token: WRITE_TOKEN,
      json: { role: 'viewer' },
    })
    desk.site.comeDue()
    await desk.site.stop()
    expect(await desk.site.readMails()).toEqual([expect.stringContaining('Nothing of it was published.')])
  })

  it('a release that breaks a rule by then becomes active with the reason', async () => {
    const redirect = { _type: 'redirect', from: '/spring', to: '/support' }
    await desk.createRelease()
    await desk.editor.createVersion({ publishedId: 'late', releaseId: 'r1', document: redirect })
    await run(desk.editor, 'schedule')
    await desk.write({ ...redirect, _id: 'first' })
    desk.site.comeDue()
    expect(desk.getRelease()).toMatchObject({
      state: 'active',
      error: { message: expect.stringContaining('Another redirect leads from “/spring”') },
    })
    expect(desk.getRelease()).not.toHaveProperty('publishAt')
  })
})

describe('publishing by hand while a scheduled draft of the document waits', () => {
  const publish = (client = desk.editor) =>
    client.action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' })

  async function scheduleDraft(metadata: { cardinality: 'one' | 'many' } = { cardinality: 'one' }) {
    await desk.write(page('drafts.a', 'Later'))
    await desk.editor.releases.create({ releaseId: 'r1', metadata })
    await desk.editor.createVersion({ publishedId: 'a', releaseId: 'r1', baseId: 'drafts.a' })
    await run(desk.editor, 'schedule')
  }

  it('ends the schedule when it publishes the same text', async () => {
    await scheduleDraft()
    await publish()
    expect([desk.getRelease()?.['state'], desk.getTitle('a')]).toEqual(['published', 'Later'])
    expect(desk.getTitle('versions.r1.a')).toBeUndefined()
  })

  it('pauses the schedule of another text, which stays as it is', async () => {
    await scheduleDraft()
    await desk.write(page('drafts.a', 'Now'))
    await publish()
    desk.site.comeDue()
    expect(desk.getRelease()).toMatchObject({ state: 'active', error: { message: PUBLISHED_MEANWHILE } })
    expect(desk.getRelease()).not.toHaveProperty('publishAt')
    expect([desk.getTitle('a'), desk.getTitle('versions.r1.a')]).toEqual(['Now', 'Later'])
    expect(await readdir(desk.site.folder)).not.toContain('mail')
  })

  it('pauses it too when a release is published by hand', async () => {
    await scheduleDraft()
    await desk.createRelease(['a'], 'r2')
    await run(desk.editor, 'publish', {}, 'r2')
    desk.site.comeDue()
    expect(desk.getRelease()).toMatchObject({ state: 'active', error: { message: PUBLISHED_MEANWHILE } })
    expect([desk.getTitle('a'), desk.getTitle('versions.r1.a')]).toEqual(['New', 'Later'])
  })

  it('lets the paused one be scheduled again', async () => {
    await scheduleDraft()
    await desk.write(page('drafts.a', 'Now'))
    await publish()
    await run(desk.editor, 'schedule')
    expect(desk.getRelease()).not.toHaveProperty('error')
    desk.site.comeDue()
    expect(desk.getTitle('a')).toBe('Later')
  })

  it('is mailed to the person who set the time', async () => {
    await scheduleDraft()
    const publishAt = Date.parse(String(desk.getRelease()?.['publishAt']))
    await desk.write(page('drafts.a', 'Now'))
    await publish(await desk.clientIn('administrator'))
    const mail = await eventually(() => readFile(join(desk.site.folder, 'mail', `release-r1-${publishAt}.eml`), 'utf8'))
    expect(mail).toContain('To: editor@example.test')
    expect(mail).toContain('The document was published by hand')
  })

  it('leaves the time of a release of several documents', async () => {
    await scheduleDraft({ cardinality: 'many' })
    await desk.write(page('drafts.a', 'Now'))
    await publish()
    desk.site.comeDue()
    expect([desk.getRelease()?.['state'], desk.getTitle('a')]).toEqual(['published', 'Later'])
  })

  it('leaves the time at which the document is unpublished', async () => {
    await desk.write(page('a', 'Old'), page('drafts.a', 'Now'))
    await desk.editor.releases.create({ releaseId: 'r1', metadata: { cardinality: 'one' } })
    await desk.editor.action({
      actionType: 'sanity.action.document.version.unpublish',
      versionId: 'versions.r1.a',
      publishedId: 'a',
    })
    await run(desk.editor, 'schedule')
    await publish()
    expect([desk.getRelease()?.['state'], desk.getTitle('a')]).toEqual(['scheduled', 'Now'])
  })
})
