import sharp from 'sharp'
import { imageBytes } from '#lib/content/imageBytes.ts'
import { contentLog } from '#lib/content/log.ts'

/** Room of a logo, in pixels of the picture. */
const ROOM = { width: 260, height: 64 } as const
/** Pixels a file may unfold to; more is no logo. */
const LARGEST = 40_000_000

export interface LogoPicture {
  src: string
  width: number
  height: number
}

/**
 * A logo as the address of an image that needs no call, in its own shape: whatever was uploaded becomes a PNG, since a
 * drawing the library cannot read would end the whole picture.
 *
 * @param address as `imageUrl` writes it
 * @returns null for a logo that cannot be fetched or read; the failure is logged
 */
export async function logoPicture(address: string): Promise<LogoPicture | null> {
  try {
    const { data, info } = await sharp(await imageBytes(address), { limitInputPixels: LARGEST, density: 300 })
      .resize({ width: 2 * ROOM.width, height: 2 * ROOM.height, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { src: `data:image/png;base64,${data.toString('base64')}`, width: info.width / 2, height: info.height / 2 }
  } catch (error) {
    contentLog().warn(
      { err: error, address },
      'A logo could not be drawn into a sharing image; its name stands there instead',
    )
    return null
  }
}
