import { tokens } from './tokens.ts'

const { accent, gray, neutral, primary, red, secondary, overlayLight, white } = tokens

/** The colour roles by their custom properties: they have one value per surface. */
export const onLight = {
  ink: primary[700],
  'ink-soft': gray[600],
  link: secondary[600],
  line: neutral[200],
  mark: secondary[500],
  focus: secondary[500],
  danger: red[600],
} as const
export const onDark = {
  ink: white,
  'ink-soft': primary[200],
  link: accent[400],
  line: overlayLight.soft,
  mark: accent[400],
  focus: accent[400],
  danger: red[300],
} as const satisfies Record<RoleName, string>
export type RoleName = keyof typeof onLight

/** The site's backgrounds as classes `surface-<name>`. A test checks their text colours for WCAG AA. */
export const surfaces = {
  white: { background: white, ...onLight },
  tint: { background: primary[50], ...onLight },
  warm: { background: neutral[100], ...onLight },
  dark: { background: primary[500], ...onDark },
  deep: { background: primary[800], ...onDark },
} as const
export type SurfaceName = keyof typeof surfaces

/** Text, and the fill at rest, on hover and pressed. */
export const buttons = {
  primary: { text: white, rest: primary[500], hover: primary[600], pressed: primary[700] },
  outline: { text: primary[500], rest: 'transparent', hover: primary[50], pressed: primary[100] },
  gradient: { text: primary[700], rest: accent[400], hover: accent[300], pressed: accent[500] },
} as const
export type ButtonVariant = keyof typeof buttons
export const disabledButton = { text: gray[600], rest: gray[200] } as const

export const alerts = {
  error: { text: red[700], background: red[50], line: red[200] },
  success: { text: secondary[700], background: secondary[50], line: secondary[200] },
} as const
export type AlertTone = keyof typeof alerts

/** The texts of a field with their background. */
export const pairs = {
  field: { text: primary[700], background: white },
  placeholder: { text: gray[500], background: white },
  caption: { text: gray[600], background: white },
} as const
