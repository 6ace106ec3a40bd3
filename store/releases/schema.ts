import { z } from 'zod'
import { documentId, patchOperations, publishedId, writtenDocument } from '../mutate/schema.ts'
import { metadata } from './release.ts'

/** Names of perspectives cannot be releases. */
export const releaseId = z
  .string()
  .regex(/^[a-zA-Z0-9_-]{1,64}$/, 'is not the ID of a release: letters, digits, "_", "-", at most 64')
  .refine((id) => !['drafts', 'published', 'raw', 'previewDrafts'].includes(id), 'is the name of a perspective')

const defineAction = <Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) =>
  z.object({ actionType: z.literal(`sanity.action.${name}`), ...fields })

/** Actions on releases and versions, with the fields that the Studio and `@sanity/client` send. */
export const releaseAction = z.discriminatedUnion('actionType', [
  defineAction('release.create', { releaseId, metadata: metadata.default({ releaseType: 'undecided' }) }),
  defineAction('release.edit', { releaseId, patch: patchOperations }),
  defineAction('release.schedule', { releaseId, publishAt: z.iso.datetime({ offset: true }) }),
  defineAction('release.unschedule', { releaseId }),
  defineAction('release.publish', { releaseId }),
  defineAction('release.archive', { releaseId }),
  defineAction('release.unarchive', { releaseId }),
  defineAction('release.delete', { releaseId }),
  defineAction('document.version.create', {
    publishedId,
    document: writtenDocument.optional(),
    baseId: documentId.optional(),
    versionId: documentId.optional(),
    ifBaseRevisionId: z.string().optional(),
  }),
  defineAction('document.version.replace', { document: writtenDocument }),
  defineAction('document.version.unpublish', { versionId: documentId, publishedId }),
])

type ReleaseAction = z.infer<typeof releaseAction>
export type VersionAction = Exclude<ReleaseAction, { releaseId: string }>
export type ActionOf<Name extends string> = Extract<ReleaseAction, { actionType: `sanity.action.${Name}` }>

const NAMES: ReadonlySet<string> = new Set(releaseAction.options.map(({ shape }) => shape.actionType.value))

const named = z.object({ actionType: z.string() })

const findName = (step: unknown) => named.safeParse(step).data?.actionType ?? ''

/** Returns whether a step of a request is one of the actions here. */
export const isReleaseAction = (step: unknown) => NAMES.has(findName(step))

/** Returns whether a step changes a release itself, not a version in it. */
export const isWholeReleaseAction = (step: unknown) =>
  isReleaseAction(step) && findName(step).startsWith('sanity.action.release.')

/** Returns whether a request is the Studio's question whether the user may change a release. */
export const isPermissionCheck = (steps: readonly unknown[], dryRun: boolean) =>
  dryRun && steps.length > 0 && steps.every(isWholeReleaseAction)
