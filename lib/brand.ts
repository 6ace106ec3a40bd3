/** The house of the logo, in a square of 32 units. */
export const LOGO_PATH = 'M4 29V3.5h6.6v7.1L17.6 5.4 28 13.6V29h-6.6v-8.7a5.4 5.4 0 0 0-10.8 0V29z'

/**
 * The theme's colours in sRGB for what is outside its stylesheets: pictures, mails, PDFs, the Studio and its sign-in pages.
 * Satori and mail programs read neither OKLCH nor custom properties. A test compares them with the tokens.
 */
export const palette = {
  night: '#0a241b',
  greenHover: '#0e2e22',
  green: '#13382a',
  sage: '#c4dccb',
  mint: '#e2efe4',
  wash: '#f2f8f2',
  lagoon: '#124d45',
  link: '#196257',
  teal: '#237a6d',
  tide: '#83cfc1',
  shallow: '#b2e6dc',
  mist: '#d7f3ee',
  sun: '#d1f271',
  gray: '#515955',
  warmGray: '#47433d',
  line: '#e8e6e0',
  darkLine: '#6d7571',
  quiet: '#f0f2f1',
  brick: '#ad2622',
  brickText: '#8c1c19',
  blush: '#fff3f1',
  blushLine: '#ffcac5',
  white: '#ffffff',
} as const
