import { toSrgbHex } from '#components/theme/srgb.ts'
import { tokens } from '#components/theme/tokens.ts'

const { primary, secondary, accent, neutral, white } = tokens

/** The theme's colours as hex: satori reads neither OKLCH nor custom properties. */
export const palette = {
  night: toSrgbHex(primary[700]),
  green: toSrgbHex(primary[500]),
  sage: toSrgbHex(primary[200]),
  mint: toSrgbHex(primary[100]),
  wash: toSrgbHex(primary[50]),
  teal: toSrgbHex(secondary[500]),
  lagoon: toSrgbHex(secondary[700]),
  mist: toSrgbHex(secondary[100]),
  shallow: toSrgbHex(secondary[200]),
  sun: toSrgbHex(accent[400]),
  text: toSrgbHex(neutral[700]),
  line: toSrgbHex(neutral[200]),
  white: toSrgbHex(white),
} as const
