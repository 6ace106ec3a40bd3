import { z } from 'zod'

/** A document as it is kept as JSON in the database. */
export const storedDocument = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
})

const json = z.string().transform((text): unknown => JSON.parse(text))

export const documentRow = z.object({ json: json.pipe(storedDocument) })

export const transactionRow = z.object({
  sequence: z.number(),
  id: z.string(),
  timestamp: z.string(),
  author: z.string(),
  mutations: json.pipe(z.array(z.unknown())),
})

export const changeRow = z.object({
  sequence: z.number(),
  document_id: z.string(),
  before_rev: z.string().nullable(),
  apply: json.pipe(z.array(z.unknown())),
  revert: json.pipe(z.array(z.unknown())),
})

export type TransactionRow = z.infer<typeof transactionRow>
export type ChangeRow = z.infer<typeof changeRow>
