import { z } from 'zod'
import { COMMENT } from '../accounts/roles.ts'

const span = z.strictObject({
  _type: z.literal('span'),
  _key: z.string(),
  text: z.string(),
  marks: z.array(z.string()).optional(),
})
const mention = z.strictObject({ _type: z.literal('mention'), _key: z.string(), userId: z.string().optional() })
const block = z.strictObject({
  _type: z.literal('block'),
  _key: z.string(),
  style: z.string().optional(),
  markDefs: z.array(z.never()).optional(),
  children: z.array(z.union([span, mention])),
})

const reaction = z.strictObject({
  _key: z.string(),
  shortName: z.enum([':-1:', ':+1:', ':eyes:', ':heart:', ':heavy_plus_sign:', ':rocket:']),
  userId: z.string(),
  addedAt: z.iso.datetime(),
})

const selection = z.strictObject({
  type: z.literal('text'),
  value: z.array(z.strictObject({ _key: z.string(), text: z.string() })),
})

const target = z.strictObject({
  document: z.looseObject({ _ref: z.string(), _weak: z.literal(true) }),
  documentType: z.string(),
  documentRevisionId: z.string().optional(),
  documentVersionId: z.string().optional(),
  path: z.strictObject({ field: z.string(), selection: selection.optional() }).optional(),
})

const context = z.strictObject({
  tool: z.string(),
  payload: z.looseObject({}).optional(),
  notification: z.looseObject({}).optional(),
  intent: z.strictObject({ title: z.string(), name: z.string(), params: z.looseObject({}) }).optional(),
})

/** A block of the text that the comment is about. */
const snapshotBlock = z.looseObject({
  _type: z.string(),
  children: z.array(z.looseObject({ _type: z.string() })).optional(),
  markDefs: z.array(z.looseObject({ _key: z.string() })).optional(),
})

/** A comment as the Studio writes it. One of another form would break the list of comments for all. */
export const comment = z.strictObject({
  _id: z.uuid(),
  _type: z.literal(COMMENT),
  _createdAt: z.iso.datetime({ offset: true }),
  _rev: z.string().optional(),
  _updatedAt: z.string().optional(),
  authorId: z.string(),
  threadId: z.string(),
  parentCommentId: z.string().optional(),
  status: z.enum(['open', 'resolved']),
  message: z.array(block).nullable(),
  reactions: z.array(reaction).nullish(),
  lastEditedAt: z.iso.datetime().optional(),
  target,
  context: context.optional(),
  contentSnapshot: z.array(snapshotBlock).optional(),
})
