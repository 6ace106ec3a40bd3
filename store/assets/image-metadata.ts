import sharp from 'sharp'
import { badRequest, tooLarge } from '../http/errors.ts'
import { MAX_PIXELS } from './limits.ts'
import { paletteOf } from './palette.ts'

export interface ImageSize {
  width: number
  height: number
}

/**
 * Size of an image as it is shown, which for a photo taken sideways is not as it is stored. Reads the header only.
 *
 * @throws 400 when the image cannot be read, 413 when it has more pixels than are accepted
 */
export async function imageSize(bytes: Uint8Array): Promise<ImageSize> {
  const header = await sharp(bytes, { limitInputPixels: false, animated: true })
    .metadata()
    .catch(() => undefined)
  if (!header) throw badRequest('This image is damaged: it could not be read.')
  const { width, height } = header.autoOrient
  const frame = { width, height: header.pageHeight ?? height }
  if (width * height > MAX_PIXELS) {
    throw tooLarge(`This image has more than ${MAX_PIXELS / 1_000_000} million pixels. Make it smaller and try again.`)
  }
  return frame
}

/** A picture 20 pixels wide that a page shows until the real one is there. */
async function placeholder(bytes: Uint8Array, hasAlpha: boolean): Promise<string> {
  const small = sharp(bytes).autoOrient().resize({ width: 20 })
  const [type, image] = hasAlpha ? ['png', small.png()] : ['jpeg', small.jpeg({ quality: 70 })]
  return `data:image/${type};base64,${(await image.toBuffer()).toString('base64')}`
}

/**
 * What an image asset's document says of the image.
 *
 * @throws 400 when the image cannot be decoded
 */
export async function imageMetadata(bytes: Uint8Array, { width, height }: ImageSize) {
  try {
    const { hasAlpha } = await sharp(bytes).metadata()
    const { isOpaque } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).stats()
    return {
      _type: 'sanity.imageMetadata' as const,
      dimensions: { _type: 'sanity.imageDimensions' as const, width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque,
      lqip: await placeholder(bytes, !isOpaque),
      palette: await paletteOf(bytes),
    }
  } catch {
    throw badRequest('This image is damaged: it could not be decoded.')
  }
}
