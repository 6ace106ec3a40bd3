import { extname } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'

/** What bytes are, whatever their sender called them. */
export interface FileKind {
  extension: string
  mimeType: string
}

/** Image formats that are accepted and can be decoded here. */
const RASTER: Record<string, FileKind> = {
  'image/jpeg': { extension: 'jpg', mimeType: 'image/jpeg' },
  'image/png': { extension: 'png', mimeType: 'image/png' },
  'image/apng': { extension: 'png', mimeType: 'image/png' },
  'image/gif': { extension: 'gif', mimeType: 'image/gif' },
  'image/webp': { extension: 'webp', mimeType: 'image/webp' },
  'image/avif': { extension: 'avif', mimeType: 'image/avif' },
  'image/tiff': { extension: 'tif', mimeType: 'image/tiff' },
}

export const SVG: FileKind = { extension: 'svg', mimeType: 'image/svg+xml' }

/** The kind of a pixel image, by its bytes; undefined when it is none that is accepted. */
export async function rasterKind(bytes: Uint8Array): Promise<FileKind | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  return found && RASTER[found.mime]
}

/** Plain texts have no mark in their bytes; of these the name tells, and none of them runs anything. */
const PLAIN_TEXT: Record<string, string> = {
  csv: 'text/csv',
  json: 'application/json',
  md: 'text/markdown',
  txt: 'text/plain',
  vtt: 'text/vtt',
}

const UNKNOWN = 'application/octet-stream'

/** Kinds a browser may show in its window. Everything else, HTML and SVG before all, is only ever downloaded. */
const SHOWN = /^(image\/(jpeg|png|gif|webp|avif)|application\/pdf|audio\/(mpeg|mp4|ogg|wav)|video\/(mp4|webm|ogg))$/

function isText(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0')
  } catch {
    return false
  }
}

/**
 * The kind of any file. Its bytes decide; the name only names what has no mark of its own.
 *
 * @param fileName as the sender called it
 */
export async function fileKind(bytes: Uint8Array, fileName: string): Promise<FileKind> {
  const found = await fileTypeFromBuffer(bytes)
  if (found) return { extension: found.ext.replaceAll(/[^a-z0-9]/g, ''), mimeType: found.mime }
  const named = /^\.([a-z0-9]{1,10})$/.exec(extname(fileName).toLowerCase())?.[1] ?? 'bin'
  const text = PLAIN_TEXT[named]
  return { extension: named, mimeType: text && isText(bytes) ? text : UNKNOWN }
}

/** True when a browser may show a file of this kind rather than save it. */
export const mayBeShown = (mimeType: string) => SHOWN.test(mimeType)
