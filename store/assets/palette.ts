import sharp from 'sharp'

interface Swatch {
  _type: 'sanity.imagePaletteSwatch'
  background: string
  foreground: string
  population: number
  title: string
}

interface Color {
  red: number
  green: number
  blue: number
  saturation: number
  lightness: number
  /** Share of the image, 0 to 1. */
  share: number
}

type Range = readonly [least: number, target: number, most: number]

const DARK: Range = [0, 0.26, 0.45]
const MIDDLE: Range = [0.3, 0.5, 0.7]
const LIGHT: Range = [0.55, 0.74, 1]
const VIVID: Range = [0.35, 1, 1]
const MUTED: Range = [0, 0.3, 0.4]

/** Targets of Android's Palette, from which Sanity's palettes have their names. */
const TARGETS = {
  vibrant: { lightness: MIDDLE, saturation: VIVID },
  lightVibrant: { lightness: LIGHT, saturation: VIVID },
  darkVibrant: { lightness: DARK, saturation: VIVID },
  muted: { lightness: MIDDLE, saturation: MUTED },
  lightMuted: { lightness: LIGHT, saturation: MUTED },
  darkMuted: { lightness: DARK, saturation: MUTED },
} as const

const within = ([least, , most]: Range, value: number) => value >= least && value <= most
const nearness = ([, target]: Range, value: number) => 1 - Math.abs(value - target)

function colorOf(red: number, green: number, blue: number, share: number): Color {
  const most = Math.max(red, green, blue) / 255
  const least = Math.min(red, green, blue) / 255
  const lightness = (most + least) / 2
  const spread = most - least
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1))
  return { red, green, blue, saturation, lightness, share }
}

/** Groups pixels (RGBA, 8 bits each) whose channels agree in their four highest bits, and averages each group. */
function colorsOf(pixels: Uint8Array): Color[] {
  const groups = new Map<number, { red: number; green: number; blue: number; count: number }>()
  let visible = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    visible += 1
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const group = groups.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 }
    groups.set(key, {
      red: group.red + red,
      green: group.green + green,
      blue: group.blue + blue,
      count: group.count + 1,
    })
  }
  return [...groups.values()].map(({ red, green, blue, count }) =>
    colorOf(Math.round(red / count), Math.round(green / count), Math.round(blue / count), count / visible),
  )
}

const hex = ({ red, green, blue }: Color) =>
  `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

const linear = (channel: number) => (channel <= 10.31 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4)

/** Relative luminance as WCAG defines it. */
function luminance({ red, green, blue }: Color) {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function swatch(color: Color): Swatch {
  const text = luminance(color) > 0.179 ? '#000' : '#fff'
  const population = Math.round(color.share * 10_000) / 100
  return { _type: 'sanity.imagePaletteSwatch', background: hex(color), foreground: text, population, title: text }
}

function best(colors: readonly Color[], score: (color: Color) => number): Color | undefined {
  return colors.reduce<Color | undefined>((top, color) => (top && score(top) >= score(color) ? top : color), undefined)
}

/** Colours that stand for the image, as `metadata.palette` of an image asset. */
export async function paletteOf(image: string | Uint8Array) {
  const pixels = await sharp(image)
    .resize(96, 96, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const colors = colorsOf(pixels)
  const dominant = best(colors, (color) => color.share)
  const named = Object.entries(TARGETS).flatMap(([name, { lightness, saturation }]) => {
    const fitting = colors.filter((color) => within(lightness, color.lightness) && within(saturation, color.saturation))
    const found = best(
      fitting,
      (color) => 3 * nearness(saturation, color.saturation) + 6 * nearness(lightness, color.lightness) + color.share,
    )
    return found ? [[name, swatch(found)] as const] : []
  })
  return {
    _type: 'sanity.imagePalette' as const,
    ...(dominant && { dominant: swatch(dominant) }),
    ...Object.fromEntries(named),
  }
}
