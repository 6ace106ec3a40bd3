import sharp from 'sharp'

const SIDE_PIXELS = 64
const COLORS = 16
const MIN_ALPHA = 128

/** Lightness and saturation of the swatches of Android's Palette, which Sanity's palettes are named after. */
const TARGETS = {
  vibrant: [0.5, 1],
  lightVibrant: [0.74, 1],
  darkVibrant: [0.26, 1],
  muted: [0.5, 0.3],
  lightMuted: [0.74, 0.3],
  darkMuted: [0.26, 0.3],
} as const

/** Lightness and saturation of HSL. */
function toHsl(channels: readonly number[]) {
  const [max, min] = [Math.max(...channels) / 255, Math.min(...channels) / 255]
  const lightness = (max + min) / 2
  return { lightness, saturation: max === min ? 0 : (max - min) / (1 - Math.abs(2 * lightness - 1)) }
}

function nearestTarget(channels: readonly number[]): string | undefined {
  const { lightness, saturation } = toHsl(channels)
  const distances = Object.entries(TARGETS).map(([name, target]) => ({
    name,
    distance: Math.hypot(target[0] - lightness, target[1] - saturation),
  }))
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.name
}

function toSwatch(background: string, channels: readonly number[], population: number) {
  const [red = 0, green = 0, blue = 0] = channels
  const foreground = 0.299 * red + 0.587 * green + 0.114 * blue > 140 ? '#000' : '#fff'
  return { _type: 'sanity.imagePaletteSwatch', background, foreground, population, title: foreground } as const
}

/** The most frequent colours of an image, as `metadata.palette` of an image asset. */
export async function createPalette(image: Uint8Array) {
  const reduced = await sharp(image)
    .resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'inside' })
    .png({ palette: true, colours: COLORS, dither: 0 })
    .toBuffer()
  const pixels = await sharp(reduced).ensureAlpha().raw().toBuffer()
  const counts = new Map<string, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    const color = pixels.toString('hex', at, at + 3)
    if (pixels.readUInt8(at + 3) >= MIN_ALPHA) counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const visible = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const swatches: Record<string, ReturnType<typeof toSwatch>> = {}
  for (const [color, count] of [...counts].toSorted(([, a], [, b]) => b - a)) {
    const channels = [...Buffer.from(color, 'hex')]
    const swatch = toSwatch(`#${color}`, channels, Math.round((count / visible) * 10_000) / 100)
    swatches.dominant ??= swatch
    swatches[nearestTarget(channels) ?? 'muted'] ??= swatch
  }
  return { _type: 'sanity.imagePalette' as const, ...swatches }
}
