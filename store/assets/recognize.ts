import { createHash } from 'node:crypto'
import { badRequest, tooLarge } from '../http/errors.ts'
import type { AssetName } from './asset-names.ts'
import { stripMetadata } from './strip-metadata.ts'
import { imageMetadata, imageSize } from './image-metadata.ts'
import { MAX_SVG_ELEMENTS, MAX_SVG_LENGTH } from './limits.ts'
import type { FileKind } from './recognition.ts'
import { SVG, fileKind, rasterKind } from './recognition.ts'
import { sanitizeSvg, svgText } from './svg.ts'

/** An uploaded file as it is stored. */
export interface Recognized {
  name: AssetName
  kind: FileKind
  bytes: Uint8Array
  metadata?: object
}

const sha1Of = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex')

const countElements = (svg: string) => svg.match(/<[^/!?]/g)?.length ?? 0

async function cleaned(text: string): Promise<Uint8Array> {
  if (text.length > MAX_SVG_LENGTH || countElements(text) > MAX_SVG_ELEMENTS) {
    throw tooLarge(
      `This SVG has more than ${MAX_SVG_ELEMENTS} elements or ${MAX_SVG_LENGTH} characters. Simplify it and try again.`,
    )
  }
  const clean = await sanitizeSvg(text).catch((error: unknown) => {
    if (error instanceof RangeError) throw badRequest('This SVG is nested too deep. Simplify it and try again.')
    throw error
  })
  if (!clean) throw badRequest('This SVG has nothing in it that may be shown.')
  return Buffer.from(clean)
}

/** @throws 400 when the bytes are no image that is accepted, 413 when it has too many pixels or elements */
export async function recognizeImage(sent: Uint8Array): Promise<Recognized> {
  const raster = await rasterKind(sent)
  const text = raster ? undefined : svgText(sent)
  if (!raster && text === undefined) {
    throw badRequest('This file is not an image that can be used here: JPEG, PNG, GIF, WebP, AVIF, TIFF or SVG.')
  }
  const drawing = text === undefined ? undefined : await cleaned(text)
  const kind = raster ?? SVG
  const size = await imageSize(drawing ?? sent)
  const bytes = drawing ?? (await stripMetadata(Buffer.from(sent)))
  const metadata = await imageMetadata(bytes, size)
  return { name: { kind: 'image', sha1: sha1Of(bytes), extension: kind.extension, ...size }, kind, bytes, metadata }
}

export async function recognizeFile(bytes: Uint8Array, fileName: string): Promise<Recognized> {
  const kind = await fileKind(bytes, fileName)
  return { name: { kind: 'file', sha1: sha1Of(bytes), extension: kind.extension }, kind, bytes }
}
