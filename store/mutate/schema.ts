import { z } from 'zod'

/** Sanity's document ids: letters, digits, `.`, `_` and `-`, at most 128, not starting with `-` or `.`. */
export const documentId = z
  .string()
  .regex(/^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/, 'is not a document ID: letters, digits, ".", "_", "-", at most 128')
  .refine((id) => !id.includes('..') && !id.endsWith('.'), 'is not a document ID: two dots in a row, or one at the end')

const transactionId = z.string().regex(/^[a-zA-Z0-9_-]{1,128}$/, 'may hold only letters, digits, "_" and "-"')

const timestamp = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'is not a time')

/** The store itself sets `_rev` and `_updatedAt`. */
export const writtenDocument = z.looseObject({
  _id: documentId,
  _type: z.string().min(1).max(128),
  _createdAt: timestamp.optional(),
})

/** For `create` the id may be missing or end with a dot; the store completes it. */
const createdDocument = writtenDocument.extend({
  _id: z.union([documentId, z.string().regex(/^([a-zA-Z0-9_-]+\.)+$/), z.literal('')]).optional(),
})

const NAME = String.raw`(?:[a-z_]\w*|'(?:[^'\\]|\\.)*')`
const TEXT = String.raw`"(?:[^"\\]|\\.)*"`
const LITERAL = String.raw`(?:${TEXT}|true|false|null|-?\d+(?:\.\d+)?)`
const FILTER = String.raw`(?:@|${NAME}(?:\.${NAME})*) *(?:\?|(?:[=!]=|[<>]=?) *${LITERAL})`
/** Its blanks have one reading each: with two, the time of a check would double with every range in a path. */
const TERM = String.raw` *(?:\*|-?\d+(?: *:(?: *-?\d+)?)?|:(?: *-?\d+)?|${FILTER}|${NAME}|${TEXT}) *`
const BRACKETS = String.raw`\[${TERM}(?:,${TERM})*\]`
/** The part of JSONMatch that the store supports. `@sanity/json-match` parses more, which is refused. */
const PATH = new RegExp(String.raw`^(?:\.\.)?(?:${NAME}|${BRACKETS})(?:\.{1,2}${NAME}|(?:\.\.)?${BRACKETS})*$`, 'i')

const MAX_PATH_LENGTH = 2048
const isPath = (text: string) => text.length <= MAX_PATH_LENGTH && PATH.test(text)
const describeInvalidPath = (text: string | undefined) =>
  `"${text?.slice(0, 200)}" is not a path: name an index, a range, a key or a condition in the brackets`

const path = z.string().refine(isPath, { error: ({ input }) => describeInvalidPath(String(input)) })

/** Parses a record by path. Checks keys after the record, since the union of mutations hides their errors. */
const byPath = <T>(value: z.ZodType<T>) =>
  z.record(z.string(), value).refine((record) => Object.keys(record).every(isPath), {
    error: ({ input }) => describeInvalidPath(Object.keys(Object(input)).find((key) => !isPath(key))),
  })

const values = byPath(z.unknown())
const numbers = byPath(z.number())
const items = z.array(z.unknown())

export const patchOperations = z.strictObject({
  ifRevisionID: z.string().optional(),
  set: values.optional(),
  setIfMissing: values.optional(),
  unset: z.array(path).optional(),
  inc: numbers.optional(),
  dec: numbers.optional(),
  diffMatchPatch: byPath(z.string()).optional(),
  insert: z
    .union([
      z.strictObject({ before: path, items }),
      z.strictObject({ after: path, items }),
      z.strictObject({ replace: path, items }),
    ])
    .optional(),
})

export type PatchOperations = z.infer<typeof patchOperations>

const byId = { id: z.union([documentId, z.array(documentId).min(1)]) }
const byQuery = { query: z.string().min(1), params: z.record(z.string(), z.unknown()).default({}) }

/** History is never deleted, so `purge` is rejected instead of ignored. */
const purge = z
  .boolean()
  .refine((isRequested) => !isRequested, 'is not supported: history is kept')
  .optional()
const deletion = z.union([z.strictObject({ ...byId, purge }), z.strictObject({ ...byQuery, purge })])

export const mutation = z.union([
  z.strictObject({ create: createdDocument }),
  z.strictObject({ createOrReplace: writtenDocument }),
  z.strictObject({ createIfNotExists: writtenDocument }),
  z.strictObject({ delete: deletion }),
  z.strictObject({ patch: z.union([patchOperations.extend(byId), patchOperations.extend(byQuery)]) }),
])

/** A mutation that selects its documents by a query; other parts are not validated. */
export const queriedMutation = z.union([
  z.object({ patch: z.object(byQuery) }).transform(({ patch }) => patch),
  z.object({ delete: z.object(byQuery) }).transform((each) => each.delete),
])

export const mutateRequest = z.object({
  mutations: z.array(z.unknown()).min(1, 'must have at least one mutation'),
  transactionId: transactionId.optional(),
})

const flag = z.enum(['true', 'false', '']).transform((text) => text !== 'false')

export const mutateOptions = z.object({
  dryRun: flag.default(false),
  returnIds: flag.default(false),
  returnDocuments: flag.default(false),
  autoGenerateArrayKeys: flag.default(false),
  visibility: z.enum(['sync', 'async', 'deferred']).optional(),
})

export const publishedId = documentId.refine(
  (id) => !/^(drafts|versions)\./.test(id),
  'is not the ID of a published document',
)
const draftId = documentId.refine((id) => id.startsWith('drafts.'), 'is not the ID of a draft')
/** Of a draft, or of a version in a release. */
export const versionId = documentId.refine(
  (id) => /^(drafts|versions)\./.test(id),
  'is not the ID of a draft or version',
)
const attributes = writtenDocument.extend({ _id: documentId.optional() })

const defineAction = <Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) =>
  z.object({ actionType: z.literal(`sanity.action.document.${name}`), ...fields })

/** The supported actions, with the fields that the Studio and `@sanity/client` send. */
export const action = z.discriminatedUnion('actionType', [
  defineAction('create', { publishedId, attributes, ifExists: z.enum(['fail', 'ignore']).default('fail') }),
  defineAction('edit', { draftId: versionId, publishedId, patch: patchOperations }),
  defineAction('publish', {
    draftId: versionId,
    publishedId,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  defineAction('unpublish', { draftId, publishedId }),
  defineAction('replaceDraft', { publishedId, attributes }),
  defineAction('discard', { draftId, purge }),
  defineAction('version.discard', { versionId: documentId, purge }),
  defineAction('delete', { publishedId, includeDrafts: z.array(documentId).default([]), purge }),
])

export type Action = z.infer<typeof action>

export const actionsRequest = z.object({
  actions: z.union([
    z.array(z.unknown()).min(1, 'must have at least one action'),
    z.looseObject({}).transform((single) => [single]),
  ]),
  transactionId: transactionId.optional(),
  dryRun: z.boolean().default(false),
})
