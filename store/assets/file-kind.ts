import { extname } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'

export interface FileKind {
  extension: string
  mimeType: string
}

const RASTER_EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/tiff': 'tif',
}

export const SVG: FileKind = { extension: 'svg', mimeType: 'image/svg+xml' }

/** Detects the kind of an accepted raster image; undefined for anything else. */
export async function detectRaster(bytes: Uint8Array): Promise<FileKind | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  const mimeType = found?.mime.replace('apng', 'png') ?? ''
  const extension = RASTER_EXTENSIONS[mimeType]
  return extension === undefined ? undefined : { extension, mimeType }
}

/** Plain text has no signature, so its file extension decides. None of these types is executable. */
const TEXT_TYPES: Record<string, string> = {
  csv: 'text/csv',
  json: 'application/json',
  md: 'text/markdown',
  txt: 'text/plain',
  vtt: 'text/vtt',
}

const UNKNOWN_TYPE = 'application/octet-stream'

/** Types that a browser may display. Others, above all HTML and SVG, are downloaded. */
const INLINE = /^(image\/(jpeg|png|gif|webp|avif)|application\/pdf|audio\/(mpeg|mp4|ogg|wav)|video\/(mp4|webm|ogg))$/

export const isInline = (mimeType: string) => INLINE.test(mimeType)

/** Decodes UTF-8; undefined when the bytes are invalid. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Detects the kind of a file. @param fileName used only when the bytes have no signature */
export async function detectFile(bytes: Uint8Array, fileName: string): Promise<FileKind> {
  const found = await fileTypeFromBuffer(bytes)
  if (found) return { extension: found.ext.replaceAll(/[^a-z0-9]/g, ''), mimeType: found.mime }
  const extension = /^\.([a-z0-9]{1,10})$/.exec(extname(fileName).toLowerCase())?.[1] ?? 'bin'
  const isText = decodeText(bytes)?.includes('\0') === false
  return { extension, mimeType: (isText && TEXT_TYPES[extension]) || UNKNOWN_TYPE }
}
