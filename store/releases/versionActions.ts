import { getPublishedId, isVersionId } from '@sanity/client/csm'
import { z } from 'zod'
import type { PendingTransaction } from '../mutate/pending.ts'
import { documentExists, documentMissing, invalid } from '../mutate/refused.ts'
import { requireOpenRelease, requireReleaseRoom } from './requirements.ts'
import type { ActionOf, VersionAction } from './schema.ts'

/** Requires that a written id is a version, or the draft, of a document. */
function requireVersionOf(id: string, publishedId: string) {
  if (getPublishedId(id) !== publishedId || id === publishedId) {
    throw invalid(`"${id}" is not a version of "${publishedId}"`, { id, publishedId })
  }
}

function createVersion(pending: PendingTransaction, request: ActionOf<'document.version.create'>) {
  const { document, baseId, versionId = document?._id, publishedId, ifBaseRevisionId } = request
  if (versionId === undefined || (document === undefined) === (baseId === undefined)) {
    throw invalid('Name either the "document", or "baseId" and "versionId"')
  }
  requireVersionOf(versionId, publishedId)
  const source = baseId === undefined ? document : pending.get(baseId)
  if (!source) throw documentMissing(baseId ?? versionId)
  const { _system, ...content } = source
  const version = { ...content, _id: versionId }
  pending.require('create', version)
  if (baseId !== undefined) pending.requireRevision(baseId, ifBaseRevisionId)
  requireOpenRelease(pending, versionId)
  requireReleaseRoom(pending, versionId)
  if (pending.get(versionId)) throw documentExists(versionId)
  const rev = baseId === undefined ? undefined : pending.store.get(baseId)?._rev
  const origin = baseId === undefined ? _system : { base: { id: baseId, ...(rev !== undefined && { rev }) } }
  const isKept = isVersionId(versionId) && origin !== undefined
  pending.create({ ...version, ...(isKept && { _system: origin }) })
}

function replaceVersion(pending: PendingTransaction, { document }: ActionOf<'document.version.replace'>) {
  const { _id: id } = document
  if (getPublishedId(id) === id) throw invalid(`"${id}" is not a version`, { id })
  const before = pending.get(id)
  if (!before) throw documentMissing(id)
  pending.require('update', before)
  requireOpenRelease(pending, id)
  pending.createOrReplace(document)
}

const system = z.looseObject({})

function unpublishVersion(pending: PendingTransaction, request: ActionOf<'document.version.unpublish'>) {
  const { versionId, publishedId } = request
  requireVersionOf(versionId, publishedId)
  if (!isVersionId(versionId)) throw invalid(`"${versionId}" is not in a release`, { versionId })
  const published = pending.get(publishedId)
  if (!published) throw documentMissing(publishedId)
  const version = pending.get(versionId) ?? { ...published, _id: versionId }
  pending.require('unpublish', version)
  requireOpenRelease(pending, versionId)
  if (!pending.get(versionId)) requireReleaseRoom(pending, versionId)
  const known = system.safeParse(version['_system']).data
  pending.createOrReplace({ ...version, _system: { ...known, delete: true } })
}

/** Applies an action on a version to the pending transaction. @throws Refused */
export function applyVersionAction(pending: PendingTransaction, request: VersionAction): void {
  switch (request.actionType) {
    case 'sanity.action.document.version.create':
      return createVersion(pending, request)
    case 'sanity.action.document.version.replace':
      return replaceVersion(pending, request)
    case 'sanity.action.document.version.unpublish':
      return unpublishVersion(pending, request)
  }
}
