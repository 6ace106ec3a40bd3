import { join } from 'node:path'
import { Font } from '@react-pdf/renderer'

/**
 * The site's typefaces as static instances, cut to Latin: the PDF library can embed neither variable fonts nor WOFF2,
 * which is all that the site itself ships.
 */
const FOLDER = join(process.cwd(), 'lib/leads/pdf/fonts')

export const pdfFonts = { heading: 'Fraunces', body: 'Figtree' } as const

let registered = false

/** Makes the typefaces known to the PDF library, once per process. */
export function registerFonts(): void {
  if (registered) return
  Font.register({ family: pdfFonts.heading, src: join(FOLDER, 'fraunces-latin-600-normal.woff'), fontWeight: 600 })
  Font.register({
    family: pdfFonts.body,
    fonts: [
      { src: join(FOLDER, 'figtree-latin-400-normal.woff'), fontWeight: 400 },
      { src: join(FOLDER, 'figtree-latin-600-normal.woff'), fontWeight: 600 },
    ],
  })
  // The library's hyphenation knows English only; words stay whole in every language.
  Font.registerHyphenationCallback((word) => [word])
  registered = true
}
