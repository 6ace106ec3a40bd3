/** Linear sRGB channels, each 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number]

const OKLCH = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/
const HEX = /^#([\da-f]{3}|[\da-f]{6})$/i

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const toEncoded = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)

/** Converts OKLCH to linear sRGB by Björn Ottosson's Oklab matrices (CSS Color 4). */
function parseOklch(lightness: number, chroma: number, hue: number): LinearRgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function parseHex(digits: string): LinearRgb {
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const channel = (from: number) => toLinear(Number.parseInt(long.slice(from, from + 2), 16) / 255)
  return [channel(0), channel(2), channel(4)]
}

/**
 * Converts an opaque colour of the theme.
 *
 * @param colour in OKLCH or as hex digits
 * @throws Error for any other colour
 */
export function toLinearRgb(colour: string): LinearRgb {
  const [, digits] = colour.match(HEX) ?? []
  if (digits !== undefined) return parseHex(digits)
  const [, lightness, chroma, hue, alpha] = colour.match(OKLCH) ?? []
  if (lightness === undefined || alpha !== undefined) throw new Error(`"${colour}" is no opaque colour.`)
  return parseOklch(Number(lightness) / 100, Number(chroma), Number(hue))
}

/** Converts a colour to hex, for consumers that cannot read OKLCH. */
export function toSrgbHex(colour: string): string {
  const digits = toLinearRgb(colour).map((channel) =>
    Math.round(toEncoded(channel) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}
