/**
 * Reads a body to its end, or until it passes a limit.
 *
 * @param limit in bytes
 * @returns undefined when there is more
 */
export async function readLimited(body: ReadableStream<Uint8Array> | null, limit: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
