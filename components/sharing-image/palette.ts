import { srgbHex } from '#components/theme/srgb.ts'
import { tokens } from '#components/theme/tokens.ts'

const { primary, secondary, accent, neutral, white } = tokens

/** The theme's colours as hex: satori reads neither OKLCH nor custom properties. */
export const palette = {
  night: srgbHex(primary[700]),
  green: srgbHex(primary[500]),
  sage: srgbHex(primary[200]),
  mint: srgbHex(primary[100]),
  wash: srgbHex(primary[50]),
  teal: srgbHex(secondary[500]),
  lagoon: srgbHex(secondary[700]),
  mist: srgbHex(secondary[100]),
  shallow: srgbHex(secondary[200]),
  sun: srgbHex(accent[400]),
  text: srgbHex(neutral[700]),
  line: srgbHex(neutral[200]),
  white: srgbHex(white),
} as const
