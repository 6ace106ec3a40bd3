import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { typefaces } from '#components/theme/typefaces.ts'
import { cut } from './fonts/cut.ts'

/** Makes the font files of the site from the packages they come from (`npm run fonts`). */
for (const { file, bytes } of (await Promise.all(typefaces.map(cut))).flat()) {
  await writeFile(file, bytes)
  process.stdout.write(`${basename(file)}  ${(bytes.byteLength / 1000).toFixed(1)} kB\n`)
}
