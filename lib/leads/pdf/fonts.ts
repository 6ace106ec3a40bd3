import { join } from 'node:path'
import { Font } from '@react-pdf/renderer'

/**
 * Static Latin instances of the site's typefaces: the PDF library supports neither variable fonts nor WOFF2, the
 * formats of the site itself.
 */
const FOLDER = join(process.cwd(), 'lib/leads/pdf/fonts')

export const pdfFonts = { heading: 'Fraunces', body: 'Figtree' } as const

let registered = false

/** Registers the typefaces with the PDF library, once per process. */
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
  // The library hyphenates English only, so hyphenation is off in every language.
  Font.registerHyphenationCallback((word) => [word])
  registered = true
}
