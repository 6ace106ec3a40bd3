/** Linear sRGB channels of a colour, each about 0 to 1. */
type LinearRgb = readonly [number, number, number]

const OKLCH = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/
const HEX = /^#([\da-f]{3}|[\da-f]{6})$/i

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** OKLCH to linear sRGB, with the matrices of Björn Ottosson's definition of Oklab (CSS Color 4, section 9.3). */
function fromOklch(lightness: number, chroma: number, hue: number): LinearRgb {
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

function fromHex(digits: string): LinearRgb {
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const channel = (from: number) => linear(Number.parseInt(long.slice(from, from + 2), 16) / 255)
  return [channel(0), channel(2), channel(4)]
}

/**
 * An opaque colour of the theme.
 *
 * @throws Error for a colour that is see-through or written in another way: its contrast would depend on what is behind
 */
function parse(colour: string): LinearRgb {
  const [, digits] = colour.match(HEX) ?? []
  if (digits !== undefined) return fromHex(digits)
  const [, lightness, chroma, hue, alpha] = colour.match(OKLCH) ?? []
  if (lightness === undefined || alpha !== undefined) throw new Error(`Cannot compute the contrast of "${colour}".`)
  return fromOklch(Number(lightness) / 100, Number(chroma), Number(hue))
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = parse(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
