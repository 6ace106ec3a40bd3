import { openSite, WRITE_TOKEN } from './accountsSite.ts'

type PolicyDocument = Record<string, unknown> & { _id: string }

/**
 * A site with one legal document and a user of the legal role.
 *
 * @param published the document as it is published
 */
export async function openPolicyDesk(published: PolicyDocument) {
  const site = await openSite()
  await site.add('legal')
  const legal = await site.tokenOf(await site.signIn('legal@example.test'))

  const send = (to: 'mutate' | 'actions', json: object, token = legal) =>
    site.call(`/data/${to}/production`, { method: 'POST', token, json })

  const mutate = (mutations: readonly object[], token?: string) => send('mutate', { mutations }, token)

  /** Writes a draft and publishes it, as the legal role unless another token is given. */
  async function publish(document: PolicyDocument, token?: string) {
    const { _id: publishedId } = document
    const draftId = `drafts.${publishedId}`
    const written = await mutate([{ createOrReplace: { ...document, _id: draftId } }], token)
    if (written.status !== 200) throw new Error(`The draft could not be written: ${await written.text()}`)
    const actionType = 'sanity.action.document.publish'
    return send('actions', { actions: [{ actionType, draftId, publishedId }] }, token)
  }

  /** Publishes a document by a release, as the legal role. */
  async function release(document: PolicyDocument) {
    const releaseId = 'spring'
    const version = { ...document, _id: `versions.${releaseId}.${document._id}` }
    return send('actions', {
      actions: [
        { actionType: 'sanity.action.release.create', releaseId },
        { actionType: 'sanity.action.document.version.create', publishedId: document._id, document: version },
        { actionType: 'sanity.action.release.publish', releaseId },
      ],
    })
  }

  await mutate([{ create: published }], WRITE_TOKEN)
  return { mutate, publish, release, kept: (id: string) => site.store.get(id), close: () => site.close() }
}
