/** Creates the site's font files from their npm packages (`npm run fonts`). */
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { fontFile, getParts, typefaces, type Typeface } from '#components/theme/typefaces.ts'

/** OpenType features the site uses: kerning, ligatures and two styles of figures. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum']

/** Tables that no browser needs: names of styles, and hints for printers and old screens. */
const UNUSED_TABLES = ['STAT', 'gasp', 'prep']

export async function cut(typeface: Typeface) {
  const { source, weight, opticalSize } = typeface
  const font = await readFile(fileURLToPath(import.meta.resolve(source('latin'))))
  const variationAxes = { wght: weight, ...(opticalSize !== undefined && { opsz: opticalSize }) }
  return Promise.all(
    getParts(typeface).map(async ([part, characters]) => ({
      file: fileURLToPath(import.meta.resolve(fontFile(typeface, part))),
      bytes: await subsetFont(font, characters, {
        targetFormat: 'woff2',
        variationAxes,
        keepFeatures: FEATURES,
        dropTables: UNUSED_TABLES,
      }),
    })),
  )
}

if (import.meta.main) {
  for (const { file, bytes } of (await Promise.all(typefaces.map(cut))).flat()) {
    await writeFile(file, bytes)
    process.stdout.write(`${basename(file)}  ${(bytes.byteLength / 1000).toFixed(1)} kB\n`)
  }
}
