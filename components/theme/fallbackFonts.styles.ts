import { css } from 'styled-components'

interface Fallback {
  name: string
  weights: string
  /** Names of system fonts with the same widths, each a stand-in for the first on another system. */
  locals: readonly string[]
  /** How much wider the real font runs, in percent, measured on the site's own headings or paragraphs. */
  widthPercent: number
  /** Ascent and descent of the real font, as parts of its size. */
  ascent: number
  descent: number
}

const times = ['Times New Roman', 'Liberation Serif', 'Tinos']
const arial = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica']
const fraunces = { name: 'Fraunces fallback', ascent: 0.978, descent: 0.255 }
const figtree = { name: 'Figtree fallback', ascent: 0.95, descent: 0.25 }

/**
 * System fonts dressed to the size of the real ones, so that nothing moves when those arrive. next/font makes such
 * faces too, but from the smallest optical size of Fraunces, which runs an eighth wider than the headings do, and
 * under names that only Windows and macOS have.
 */
const fallbacks: readonly Fallback[] = [
  { ...fraunces, weights: '100 900', locals: times, widthPercent: 112 },
  { ...figtree, weights: '300 599', locals: arial, widthPercent: 100.8 },
  { ...figtree, weights: '600 900', locals: arial.map((font) => `${font} Bold`), widthPercent: 96 },
]

const percent = (part: number, { widthPercent }: Fallback) => `${((part / widthPercent) * 10_000).toFixed(2)}%`

export const fallbackFontsStyle = css`
  ${fallbacks.map(
    (fallback) => `@font-face {
      font-family: '${fallback.name}';
      src: ${fallback.locals.map((font) => `local('${font}')`).join(', ')};
      font-weight: ${fallback.weights};
      size-adjust: ${fallback.widthPercent}%;
      ascent-override: ${percent(fallback.ascent, fallback)};
      descent-override: ${percent(fallback.descent, fallback)};
      line-gap-override: 0%;
    }`,
  )}
`
