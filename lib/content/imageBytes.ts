import { env } from '#lib/env.ts'
import { embeddedPath } from './connection.ts'

/** How long the content store may take, in milliseconds: who asks can do without the image. */
const PATIENCE = 5000
/** Largest image that is read into memory, in bytes. */
const LARGEST = 4 * 1024 * 1024

/** Where this server reaches an image itself: the embedded store by its own address, not through the front door. */
function serverAddress(address: string): string {
  const { embedded, LAKE_URL, SITE_URL } = env()
  if (!embedded || LAKE_URL === undefined) return new URL(address, SITE_URL).href
  return new URL(address.replace(new RegExp(`^${embeddedPath}(?=/)`), ''), LAKE_URL).href
}

/**
 * The bytes of an uploaded image, for what is drawn on the server.
 *
 * @param address as `imageUrl` writes it
 * @throws Error when it cannot be fetched or is too large
 */
export async function imageBytes(address: string): Promise<Buffer> {
  const response = await fetch(serverAddress(address), { signal: AbortSignal.timeout(PATIENCE), cache: 'no-store' })
  if (!response.ok || response.body === null) throw new Error(`${address} answered ${response.status}.`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.byteLength
    if (size > LARGEST) throw new Error(`${address} has more than ${LARGEST} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
