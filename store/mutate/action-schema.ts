import { z } from 'zod'
import { documentId, patchOperations, transactionId, writtenDocument } from './schema.ts'

export const publishedId = documentId.refine(
  (id) => !/^(drafts|versions)\./.test(id),
  'is not the ID of a published document',
)
const draftId = documentId.refine((id) => id.startsWith('drafts.'), 'is not the ID of a draft')
/** History is never removed here, so a wish to purge is refused instead of ignored. */
const purge = z.literal(false, 'is not supported: history is kept').optional()
const attributes = writtenDocument.extend({ _id: documentId.optional() })

/** The actions this store knows, with what the Studio and `@sanity/client` send for each. */
export const action = z.discriminatedUnion('actionType', [
  z.object({
    actionType: z.literal('sanity.action.document.create'),
    publishedId,
    attributes,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.object({
    actionType: z.literal('sanity.action.document.edit'),
    draftId,
    publishedId,
    patch: patchOperations,
  }),
  z.object({
    actionType: z.literal('sanity.action.document.publish'),
    draftId,
    publishedId,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  z.object({ actionType: z.literal('sanity.action.document.unpublish'), draftId, publishedId }),
  z.object({ actionType: z.literal('sanity.action.document.replaceDraft'), publishedId, attributes }),
  z.object({ actionType: z.literal('sanity.action.document.discard'), draftId, purge }),
  z.object({ actionType: z.literal('sanity.action.document.version.discard'), versionId: documentId, purge }),
  z.object({
    actionType: z.literal('sanity.action.document.delete'),
    publishedId,
    includeDrafts: z.array(documentId).default([]),
    purge,
  }),
])

export type Action = z.infer<typeof action>
export type ActionOf<Name extends Action['actionType']> = Extract<Action, { actionType: Name }>

export const knownActions = action.options.map((option) => option.shape.actionType.value)

export const actionsRequest = z.object({
  actions: z.union([
    z.array(z.unknown()).min(1, 'must have at least one action'),
    z.looseObject({}).transform((one) => [one]),
  ]),
  transactionId: transactionId.optional(),
  dryRun: z.boolean().default(false),
})
