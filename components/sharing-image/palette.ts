/** The theme's colours in sRGB: satori reads neither OKLCH nor custom properties. A test compares them with the tokens. */
export const palette = {
  night: '#0a241b',
  green: '#13382a',
  sage: '#c4dccb',
  mint: '#e2efe4',
  wash: '#f2f8f2',
  teal: '#237a6d',
  lagoon: '#124d45',
  mist: '#d7f3ee',
  shallow: '#b2e6dc',
  sun: '#d1f271',
  text: '#47433d',
  line: '#e8e6e0',
  white: '#ffffff',
} as const
