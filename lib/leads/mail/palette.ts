/** Colours for mail and PDF, which read no OKLCH: the sRGB neighbours of the tokens in `components/theme/tokens.ts`. */
export const palette = {
  darkGreen: '#13382a',
  ink: '#0a241b',
  text: '#515955',
  teal: '#237a6d',
  link: '#196257',
  accent: '#d1f271',
  mint: '#c4dccb',
  wash: '#f2f8f2',
  line: '#e8e6e0',
  white: '#ffffff',
} as const

/** For mail programs: the site's faces where installed, else what every system has. */
export const mailFonts = {
  heading: "Fraunces, Georgia, 'Times New Roman', serif",
  body: "Figtree, 'Segoe UI', Arial, sans-serif",
} as const
