type Channels = readonly [red: number, green: number, blue: number]

/** Format of colours in content and styles: `#1F3F66`. */
export const HEX_COLOUR = /^#[0-9a-f]{6}$/i

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const MIN_TEXT_CONTRAST = 4.5

/** Share of the partner's colour in the background of its page, and of its readable colour in what stands out there. */
export const TINT = 0.06
export const STRONG_TINT = 0.12

function parseChannels(hex: string): Channels {
  const channel = (at: number) => parseInt(hex.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

const formatHex = (channels: Channels) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase()

/** Mixes a share of a colour with a gray: 0 is black, 255 white. */
const mixWithGray = ([red, green, blue]: Channels, share: number, gray: number): Channels => {
  const mix = (channel: number) => channel * share + gray * (1 - share)
  return [mix(red), mix(green), mix(blue)]
}

/** Mixes a share of a colour with white. */
export const mixWithWhite = (colour: string, share: number): string =>
  formatHex(mixWithGray(parseChannels(colour), share, 255))

const toLinear = (channel: number) =>
  channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4

const getLuminance = ([red, green, blue]: Channels) =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)

/** Returns the contrast ratio (WCAG 2.2) of a partner's colour on the background it tints, from 1 to 21. */
export function getContrastOnTint(colour: string): number {
  const channels = parseChannels(colour)
  // The tint is always the lighter one.
  return (getLuminance(mixWithGray(channels, TINT, 255)) + 0.05) / (getLuminance(channels) + 0.05)
}

/** Darkens a colour just enough for readable text on the background it tints. */
export function toReadableColour(colour: string): string {
  const channels = parseChannels(colour)
  const darken = (percent: number) => formatHex(mixWithGray(channels, 1 - percent / 100, 0))
  let percent = 0
  while (getContrastOnTint(darken(percent)) < MIN_TEXT_CONTRAST) percent += 1
  return darken(percent)
}
