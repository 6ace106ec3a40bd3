import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { loadImageBytes } from '#lib/content/images.ts'
import { contentLog } from '#lib/log.ts'

/** Spelled out, so that file tracing includes these files; where they are read it would add the whole project. */
const files = {
  answer: join(process.cwd(), 'components/sharing-image/answer.svg'),
  document: join(process.cwd(), 'components/sharing-image/document.svg'),
  form: join(process.cwd(), 'components/sharing-image/form.svg'),
  phone: join(process.cwd(), 'components/sharing-image/phone.svg'),
  dusk: join(process.cwd(), 'components/illustrations/street-short.svg'),
  day: join(process.cwd(), 'components/illustrations/street-day.svg'),
} as const

/** Loads a drawing as a data URL. */
export const loadIllustration = async (name: keyof typeof files) =>
  `data:image/svg+xml;base64,${await readFile(/* turbopackIgnore: true */ files[name], 'base64')}`

/** Space of a logo, in pixels of the image. */
const MAX_LOGO_SIZE = { width: 260, height: 64 } as const
/** Larger files are not decoded. */
const MAX_INPUT_PIXELS = 40_000_000

export type LogoPicture = Awaited<ReturnType<typeof loadLogoPicture>>

/** Loads a logo as a PNG data URL, which satori can read; null, and logged, when it cannot be fetched or decoded. */
export async function loadLogoPicture(address: string) {
  try {
    const { data, info } = await sharp(await loadImageBytes(address), {
      limitInputPixels: MAX_INPUT_PIXELS,
      density: 300,
    })
      .resize({ width: 2 * MAX_LOGO_SIZE.width, height: 2 * MAX_LOGO_SIZE.height, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { src: `data:image/png;base64,${data.toString('base64')}`, width: info.width / 2, height: info.height / 2 }
  } catch (error) {
    contentLog().warn(
      { err: error, address },
      'A logo could not be drawn, so the sharing image shows the name instead. Check the logo file.',
    )
    return null
  }
}
