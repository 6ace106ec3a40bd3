type Channels = readonly [red: number, green: number, blue: number]

const WHITE: Channels = [255, 255, 255]
const BLACK: Channels = [0, 0, 0]

/** Format of colours in content and styles: `#1F3F66`. */
export const HEX_COLOUR = /^#[0-9a-f]{6}$/i

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const MIN_TEXT_CONTRAST = 4.5

/** Share of the partner's colour in the background of its page. */
export const TINT = 0.06

function parseChannels(hex: string): Channels {
  const channel = (at: number) => parseInt(hex.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

const formatHex = (channels: Channels) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase()

const mixColours = (one: Channels, other: Channels, share: number): Channels => [
  one[0] * share + other[0] * (1 - share),
  one[1] * share + other[1] * (1 - share),
  one[2] * share + other[2] * (1 - share),
]

const toLinear = (channel: number) =>
  channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4

const getLuminance = ([red, green, blue]: Channels) =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)

/** The tint is always the lighter one. */
const getTintContrast = (colour: Channels) =>
  (getLuminance(mixColours(colour, WHITE, TINT)) + 0.05) / (getLuminance(colour) + 0.05)

/** Returns the contrast ratio (WCAG 2.2) of a partner's colour on the background it tints, from 1 to 21. */
export const getContrastOnTint = (colour: string) => getTintContrast(parseChannels(colour))

/** Darkens a colour just enough for readable text on the background it tints. */
export function toReadableColour(colour: string): string {
  const channels = parseChannels(colour)
  const steps = Array.from({ length: 101 }, (_, step) =>
    parseChannels(formatHex(mixColours(BLACK, channels, step / 100))),
  )
  return formatHex(steps.find((darker) => getTintContrast(darker) >= MIN_TEXT_CONTRAST) ?? BLACK)
}
