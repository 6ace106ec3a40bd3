/**
 * All design values, emitted as custom properties by `theme.styles.ts` and read with `token()`.
 *
 * Colours are OKLCH; the comment has the nearest sRGB value, for email.
 */
export const tokens = {
  primary: {
    50: 'oklch(97.4% 0.01 145)', // #f2f8f2
    100: 'oklch(94.0% 0.02 150)', // #e2efe4
    200: 'oklch(87.2% 0.035 155)', // #c4dccb
    300: 'oklch(76.0% 0.05 158)', // #97bba5
    400: 'oklch(52.0% 0.062 163)', // #46745f
    500: 'oklch(31.0% 0.05 165.5)', // #13382a
    600: 'oklch(27.2% 0.044 166)', // #0e2e22
    700: 'oklch(23.8% 0.037 167)', // #0a241b
    800: 'oklch(20.5% 0.03 168)', // #081c14
    900: 'oklch(17.2% 0.024 169)', // #05130e
  },
  secondary: {
    50: 'oklch(97.5% 0.014 182)', // #edfaf7
    100: 'oklch(94.3% 0.03 182)', // #d7f3ee
    200: 'oklch(88.5% 0.055 182)', // #b2e6dc
    300: 'oklch(80.0% 0.078 182)', // #83cfc1
    400: 'oklch(68.0% 0.09 182)', // #4fab9c
    500: 'oklch(52.5% 0.083 181)', // #237a6d
    600: 'oklch(45.0% 0.072 181)', // #196257
    700: 'oklch(38.0% 0.06 182)', // #124d45
  },
  accent: {
    100: 'oklch(96.5% 0.065 119)', // #eefac9
    200: 'oklch(94.5% 0.105 120)', // #e3f8a7
    300: 'oklch(92.5% 0.138 121)', // #d9f488
    400: 'oklch(91.2% 0.16 121.5)', // #d1f271
    500: 'oklch(85.0% 0.185 123)', // #b8e041
    600: 'oklch(70.0% 0.165 125)', // #87af22
  },
  neutral: {
    100: 'oklch(96.5% 0.007 92)', // #f5f3ee
    200: 'oklch(92.5% 0.009 90)', // #e8e6e0
    300: 'oklch(87.0% 0.011 88)', // #d7d4cc
    700: 'oklch(38.5% 0.012 80)', // #47433d
    800: 'oklch(28.5% 0.01 78)', // #2d2a25
  },
  gray: {
    50: 'oklch(98.2% 0.002 165)', // #f8f9f9
    100: 'oklch(96.0% 0.003 165)', // #f0f2f1
    200: 'oklch(92.0% 0.005 165)', // #e2e6e4
    300: 'oklch(86.5% 0.007 165)', // #cfd4d1
    400: 'oklch(71.0% 0.01 165)', // #9ca4a0
    500: 'oklch(55.5% 0.012 165)', // #6d7571
    600: 'oklch(45.5% 0.012 165)', // #515955
    700: 'oklch(36.5% 0.012 165)', // #39413d
    900: 'oklch(19.5% 0.01 165)', // #111614
  },
  red: {
    50: 'oklch(97.2% 0.013 25)', // #fff3f1
    200: 'oklch(88.5% 0.062 25)', // #ffcac5
    300: 'oklch(80.0% 0.11 25)', // #fda19a
    500: 'oklch(56.0% 0.19 27)', // #cc3430
    600: 'oklch(49.0% 0.172 27.5)', // #ad2622
    700: 'oklch(42.0% 0.148 27.5)', // #8c1c19
  },
  white: '#fff',

  /** Dark green at low opacity, for shadows and scrims. */
  overlayDark: {
    faint: 'oklch(23.8% 0.037 167 / 0.09)',
    backdrop: 'oklch(17.2% 0.024 169 / 0.62)',
  },
  /** White at low opacity, for hairlines and states on dark surfaces. */
  overlayLight: {
    faint: 'oklch(100% 0 0 / 0.08)',
    soft: 'oklch(100% 0 0 / 0.14)',
    half: 'oklch(100% 0 0 / 0.45)',
    header: 'oklch(100% 0 0 / 0.84)',
  },
  /** Tints between the steps of the scales. */
  dusk: {
    sky: 'oklch(36% 0.056 170)',
    header: 'oklch(31% 0.05 165.5 / 0.95)',
  },

  weight: { regular: 400, medium: 500, semibold: 600 },
  text: {
    hero: 'clamp(2.5rem, 1.72rem + 3.35vw, 4.5rem)', // 40 to 72
    h1: 'clamp(2.375rem, 1.8rem + 2.4vw, 3.75rem)', // 38 to 60
    h2: 'clamp(2rem, 1.55rem + 1.9vw, 3.25rem)', // 32 to 52
    h3: 'clamp(1.375rem, 1.27rem + 0.45vw, 1.625rem)', // 22 to 26
    dialog: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)', // 28 to 36
    intro: 'clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)', // 18 to 21
    question: '1.1875rem',
    body: '1.0625rem', // 17
    control: '1rem',
    small: '0.9375rem', // labels and captions, never prose
    tiny: '0.875rem', // inside vignettes only
    micro: '0.8125rem', // inside vignettes only
  },
  leading: { tight: 1.04, heading: 1.1, snug: 1.2, control: 1.4, body: 1.55 },
  tracking: { hero: '-0.026em', display: '-0.022em', heading: '-0.014em', figure: '-0.03em' },

  /** Multiples of 8 px. */
  space: {
    1: '0.5rem',
    2: '1rem',
    3: '1.5rem',
    4: '2rem',
    5: '2.5rem',
    6: '3rem',
    8: '4rem',
    10: '5rem',
    section: 'clamp(4rem, 2.7rem + 5.6vw, 8rem)', // 64 to 128
    head: 'clamp(2.5rem, 2rem + 2vw, 4rem)', // heading to content, 40 to 64
    // 20 to 40. A narrow phone with enlarged text keeps its width for the text.
    gutter: 'min(6.25vw, clamp(1.25rem, 0.9rem + 1.6vw, 2.5rem))',
    gap: 'clamp(1rem, 0.75rem + 1vw, 1.5rem)', // 16 to 24
    card: 'clamp(1.5rem, 1rem + 1.6vw, 2.25rem)',
    dialog: 'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
  },
  // The measures are 68 and 62 digits of the body font: `ch` would change them when that font loads.
  width: { container: '75rem', head: '44rem', intro: '38rem', dialog: '36rem', measure: '43.59em', answer: '39.74em' }, // container 1200
  height: { control: '3rem', large: '3.5rem', target: '2.75rem', main: '90vh' },

  radius: { tiny: '6px', small: '8px', control: '12px', large: '16px', card: '24px', arch: '999px' },
  shadow: {
    1: '0 1px 2px oklch(23.8% 0.037 167 / 0.06), 0 1px 1px oklch(23.8% 0.037 167 / 0.04)',
    2: '0 1px 2px oklch(23.8% 0.037 167 / 0.05), 0 8px 24px -8px oklch(23.8% 0.037 167 / 0.12)',
    3: '0 2px 4px oklch(23.8% 0.037 167 / 0.05), 0 24px 48px -16px oklch(23.8% 0.037 167 / 0.22)',
    device: '0 2px 3px oklch(17% 0.024 169 / 0.4), 0 16px 40px -8px oklch(17% 0.024 169 / 0.6)',
    button: 'inset 0 1px 0 oklch(100% 0 0 / 0.5), 0 1px 2px oklch(17% 0.024 169 / 0.25)',
  },

  duration: { fast: '150ms', base: '200ms', slow: '250ms' },
  ease: { out: 'cubic-bezier(0.2, 0, 0, 1)' },

  layer: { header: 1000, menu: 1050, consent: 1100, skip: 2000 },
} as const

/** Height of the fixed header, in pixels; `--header-height` in CSS. */
export const headerHeight = { mobile: 64, desktop: 88 } as const

/** Breakpoints in em: 544, 640, 768, 896, 1024, 1280 and 1440 px at the default text size. */
export const breakpoints = { xs: 34, sm: 40, md: 48, lg: 56, xl: 64, xxl: 80, wide: 90 } as const

export const browserColour = '#ffffff'
