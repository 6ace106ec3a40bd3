/**
 * The theme's colours in sRGB for pictures, mails and PDFs: satori and mail programs read neither OKLCH nor custom
 * properties. A test compares them with the tokens.
 */
export const palette = {
  night: '#0a241b',
  green: '#13382a',
  sage: '#c4dccb',
  mint: '#e2efe4',
  wash: '#f2f8f2',
  lagoon: '#124d45',
  link: '#196257',
  teal: '#237a6d',
  shallow: '#b2e6dc',
  mist: '#d7f3ee',
  sun: '#d1f271',
  gray: '#515955',
  warmGray: '#47433d',
  line: '#e8e6e0',
  white: '#ffffff',
} as const
