import { isDeepStrictEqual } from 'node:util'
import { getDraftId, getPublishedId } from '@sanity/client/csm'
import { z } from 'zod'
import { DAY_MS } from '#lib/durations.ts'
import type { DocumentContent } from '../documents/types.ts'
import { describeInputError } from '../http/input.ts'
import { applyPatchTo } from '../mutate/content.ts'
import type { PendingTransaction } from '../mutate/pending.ts'
import { publishDocument, unpublishDocument } from '../mutate/publish.ts'
import { documentExists, documentMissing, invalid, notPermitted, Refused } from '../mutate/refused.ts'
import { transact } from '../mutate/transact.ts'
import { findFinalVersion } from './finalVersions.ts'
import {
  findReleaseDocumentId,
  getReleaseDocumentId,
  isOver,
  isUnpublishing,
  metadata,
  parseRelease,
  RELEASE,
  releaseDocument,
  type Release,
} from './release.ts'
import { releaseConflict, requireActiveRoom, requireState, STATE_ERROR } from './requirements.ts'
import { type ActionOf, releaseAction } from './schema.ts'
import { applyVersionAction } from './versionActions.ts'

/** A later time is probably a typing error in the year. */
const MAX_AHEAD_MS = 2 * 366 * DAY_MS

interface Options {
  /** The Studio uses dry runs of release actions to find out what the user may do. */
  dryRun: boolean
}

function getRelease(pending: PendingTransaction, releaseId: string): Release {
  const release = parseRelease(pending.get(getReleaseDocumentId(releaseId)))
  if (!release) throw releaseConflict('NotFound', `There is no release "${releaseId}"`, { releaseId })
  return release
}

const based = z.object({ _system: z.object({ base: z.object({ id: z.string(), rev: z.string() }) }) })

/** Returns whether a scheduled draft was made from a draft that was not edited since. */
function isMadeFrom(version: DocumentContent, draftId: string, { store }: PendingTransaction): boolean {
  const base = based.safeParse(version).data?._system.base
  return base?.id === draftId && store.get(draftId)?._rev === base.rev
}

/** Deletes the draft that a scheduled draft was made from, unless it was edited since: all of it is public now. */
function deleteSource(pending: PendingTransaction, version: DocumentContent) {
  const draftId = getDraftId(getPublishedId(version._id))
  if (isMadeFrom(version, draftId, pending)) pending.delete(draftId, 'publish')
}

/** Requires the right to publish, or unpublish, each document of a release. */
function requirePublisher(pending: PendingTransaction, release: Release) {
  pending.require('publish', release)
  for (const version of pending.listVersions(release.name)) {
    pending.require(isUnpublishing(version) ? 'unpublish' : 'publish', version)
  }
}

const listStates = (versions: readonly DocumentContent[]) => versions.map(({ _id: id }) => ({ id }))

/** Sets a release's fields; undefined removes one. */
const update = (pending: PendingTransaction, release: Release, fields: Partial<Release>) =>
  pending.putRelease(
    releaseDocument.parse(
      Object.fromEntries(Object.entries({ ...release, ...fields }).filter(([, value]) => value !== undefined)),
    ),
  )

/**
 * Publishes all documents of a release at once.
 *
 * @throws Refused without the permission for each, or in another state
 */
export function publishRelease(pending: PendingTransaction, release: Release, states: readonly Release['state'][]) {
  requirePublisher(pending, release)
  requireState(release, states)
  const versions = pending.listVersions(release.name)
  pending.unlockReleases(() => {
    for (const version of versions) {
      const publishedId = getPublishedId(version._id)
      if (!isUnpublishing(version)) {
        publishDocument(pending, version, publishedId)
        if (release.metadata.cardinality === 'one') deleteSource(pending, version)
        continue
      }
      const published = pending.get(publishedId)
      if (published) unpublishDocument(pending, published, getDraftId(publishedId))
      pending.delete(version._id, 'unpublish')
    }
  })
  markPublished(pending, release, versions)
}

const markPublished = (pending: PendingTransaction, release: Release, versions: readonly DocumentContent[]) =>
  update(pending, release, {
    state: 'published',
    publishedAt: new Date().toISOString(),
    finalDocumentStates: listStates(versions),
    error: undefined,
  })

/** Why a scheduled draft has no time any more. */
export const PUBLISHED_MEANWHILE =
  'The document was published by hand in the meantime. Compare both before you set a time again.'

/**
 * Ends the schedules of a document that is published by hand: those of the same text, which is public now. A scheduled
 * draft with another text is paused, so that it does not replace what is newer.
 *
 * @param draftId the draft that is published; undefined for a version in a release
 */
export function settleSchedules(pending: PendingTransaction, publishedId: string, draftId?: string): void {
  for (const id of pending.store.versionsOf(publishedId)) {
    const [releaseId, version] = [findReleaseDocumentId(id), pending.get(id)]
    const release = releaseId === undefined ? undefined : parseRelease(pending.get(releaseId))
    if (!version || release?.state !== 'scheduled' || release.metadata.cardinality !== 'one') continue
    if (isUnpublishing(version)) continue
    if (draftId !== undefined && isMadeFrom(version, draftId, pending)) {
      pending.unlockReleases(() => pending.delete(id, 'publish'))
      markPublished(pending, release, [version])
    } else {
      const error = { message: PUBLISHED_MEANWHILE }
      update(pending, release, { state: 'active', publishAt: undefined, scheduledBy: undefined, error })
    }
  }
}

function publishByHand(pending: PendingTransaction, release: Release) {
  const published = pending.listVersions(release.name).filter((version) => !isUnpublishing(version))
  publishRelease(pending, release, ['active'])
  for (const { _id } of published) settleSchedules(pending, getPublishedId(_id))
}

/** Requires that a release could be published now. @throws what publishing it throws */
function requirePublishable(pending: PendingTransaction, release: Release) {
  const trial = pending.fork()
  const apply = () => publishRelease(trial, release, ['active'])
  transact({ kind: 'action', steps: [release.name], apply, pending: trial, dryRun: true })
}

function schedule(pending: PendingTransaction, release: Release, publishAt: string, { dryRun }: Options) {
  requirePublisher(pending, release)
  if (pending.author.kind !== 'person') {
    throw notPermitted('publish', 'A release is published with the rights of the person who set its time.')
  }
  requireState(release, ['active', 'scheduled'])
  if (Date.parse(publishAt) > Date.now() + MAX_AHEAD_MS) {
    throw invalid('The time is more than two years away', { publishAt })
  }
  // The Studio tries this on each visit, also of releases that are not finished yet.
  if (!dryRun && release.state === 'active') requirePublishable(pending, release)
  const time = new Date(publishAt).toISOString()
  update(pending, release, { state: 'scheduled', publishAt: time, scheduledBy: pending.author.id, error: undefined })
}

function edit(pending: PendingTransaction, release: Release, patch: ActionOf<'release.edit'>['patch']) {
  pending.require('update', release)
  if (isOver(release)) requireState(release, ['active', 'scheduled'])
  pending.requireRevision(release._id, patch.ifRevisionID)
  const { metadata: changed, ...rest } = applyPatchTo(release, patch)
  const { metadata: _before, ...before } = release
  if (!isDeepStrictEqual(rest, before)) throw invalid('Only the "metadata" of a release can be edited')
  const parsed = metadata.safeParse(changed)
  if (!parsed.success) throw invalid(`The "metadata" is invalid. ${describeInputError(parsed.error)}`)
  update(pending, release, { metadata: parsed.data })
}

function archive(pending: PendingTransaction, release: Release) {
  const versions = pending.listVersions(release.name)
  for (const document of [release, ...versions]) pending.require('delete', document)
  requireState(release, ['active'])
  for (const { _id } of versions) pending.delete(_id)
  update(pending, release, { state: 'archived', finalDocumentStates: listStates(versions), error: undefined })
}

function unarchive(pending: PendingTransaction, release: Release) {
  pending.require('update', release)
  const isArchived = release.state === 'archived'
  const versions = (isArchived ? (release.finalDocumentStates ?? []) : []).map(({ id }) => {
    const version = findFinalVersion(pending.store, id)
    if (!version) throw documentMissing(id)
    pending.require('create', version)
    return version
  })
  requireState(release, ['archived'])
  requireActiveRoom(pending)
  update(pending, release, { state: 'active', finalDocumentStates: undefined, publishAt: undefined })
  for (const { _rev, _updatedAt, ...version } of versions) pending.create(version)
}

function create(pending: PendingTransaction, { releaseId: name, metadata: given }: ActionOf<'release.create'>) {
  const release = { _id: getReleaseDocumentId(name), _type: RELEASE }
  pending.require('create', release)
  if (pending.get(release._id)) throw documentExists(release._id)
  requireActiveRoom(pending)
  pending.putRelease({ ...release, name, state: 'active', metadata: given })
}

/**
 * Applies an action on a release or a version to the pending transaction. A dry run passes in a state in which the action
 * does not apply: the Studio tries several at each visit of a release, and logs an error for each that is refused.
 *
 * @throws Refused when the action is invalid, is not allowed, or does not apply in the release's state
 */
export function applyReleaseAction(pending: PendingTransaction, input: unknown, options: Options): void {
  try {
    applyAnyAction(pending, input, options)
  } catch (error) {
    if (!options.dryRun || !(error instanceof Refused) || error.item.type !== STATE_ERROR) throw error
  }
}

function applyAnyAction(pending: PendingTransaction, input: unknown, options: Options): void {
  const parsed = releaseAction.safeParse(input)
  if (!parsed.success) throw invalid(describeInputError(parsed.error))
  const request = parsed.data
  if (!('releaseId' in request)) return applyVersionAction(pending, request)
  if (request.actionType === 'sanity.action.release.create') return create(pending, request)
  const { releaseId } = request
  pending.require('update', { _id: getReleaseDocumentId(releaseId), _type: RELEASE })
  const release = getRelease(pending, releaseId)
  switch (request.actionType) {
    case 'sanity.action.release.edit':
      return edit(pending, release, request.patch)
    case 'sanity.action.release.schedule':
      return schedule(pending, release, request.publishAt, options)
    case 'sanity.action.release.unschedule':
      requirePublisher(pending, release)
      requireState(release, ['scheduled'])
      return update(pending, release, { state: 'active', publishAt: undefined, scheduledBy: undefined })
    case 'sanity.action.release.publish':
      return publishByHand(pending, release)
    case 'sanity.action.release.archive':
      return archive(pending, release)
    case 'sanity.action.release.unarchive':
      return unarchive(pending, release)
    case 'sanity.action.release.delete':
      requireState(release, ['archived', 'published'])
      return pending.removeRelease(release)
  }
}
