import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { z } from 'zod'

const contentSchema = z.object({
  mutations: z.array(z.unknown()),
  effects: z.array(z.object({ documentId: z.string(), apply: z.array(z.unknown()), revert: z.array(z.unknown()) })),
})

/** What the log keeps of a transaction besides its columns: its mutations, and its effects on each document. */
export type TransactionContent = z.infer<typeof contentSchema>

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS } = constants

/** Takes 0.1 ms for a document of a few kilobytes. Higher levels take far longer and save little. */
const QUALITY = 4

/**
 * Compresses the content of a transaction. A text is in a mutation and in the patches that follow from it; the window
 * holds the whole transaction, so that each text is stored once. A larger window would only take time.
 */
export function encodeContent(content: TransactionContent): Uint8Array {
  const json = Buffer.from(JSON.stringify(content))
  const bits = Math.ceil(Math.log2(json.length)) + 1
  const window = Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_MAX_WINDOW_BITS)
  return brotliCompressSync(json, { params: { [BROTLI_PARAM_QUALITY]: QUALITY, [BROTLI_PARAM_LGWIN]: window } })
}

/** Reads what {@link encodeContent} returned. */
export function decodeContent(stored: Uint8Array): TransactionContent {
  return contentSchema.parse(JSON.parse(brotliDecompressSync(stored).toString()))
}

/** Counts the bytes of the JSON of values. */
export const countBytes = (...values: unknown[]): number =>
  values.reduce<number>((sum, value) => sum + Buffer.byteLength(JSON.stringify(value)), 0)
