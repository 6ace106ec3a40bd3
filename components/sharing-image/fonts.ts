import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getCharacters } from '#components/theme/typefaces.ts'
import { fallbackRanges } from './fonts/fallbackRanges.ts'

/** Static instances, since satori reads no variable fonts or WOFF2. File tracing finds paths from `process.cwd()`. */
export const fontFiles = {
  heading: [
    join(process.cwd(), 'node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
    join(process.cwd(), 'node_modules/@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff'),
  ],
  body: [
    join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-600-normal.woff'),
    join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-ext-600-normal.woff'),
  ],
} as const

/** Signs and pictograms, which the typefaces lack. They are read only for texts with one. */
export const fallbackFiles = {
  'noto-sans-math': join(process.cwd(), 'components/sharing-image/fonts/noto-sans-math.woff'),
  'noto-sans-symbols-2': join(process.cwd(), 'components/sharing-image/fonts/noto-sans-symbols-2.woff'),
  'noto-emoji': join(process.cwd(), 'components/sharing-image/fonts/noto-emoji.woff'),
} as const

export type Typeface = keyof typeof fontFiles

/** The characters in the files of each typeface, as a `unicode-range`; a test compares them with the files. */
export const fontRanges: Readonly<Record<Typeface, string>> = {
  heading:
    'U+0020-007E,U+00A0-0148,U+014A-017E,U+018F,U+0192,U+01A0-01A1,U+01AF-01B0,U+01C4-01CC,U+01D9-01DA,U+01E6-01E7,U+01EA-01EB,U+01FA-021B,U+022A-022D,U+0230-0233,U+0237,U+0259,U+02B9-02BA,U+02BC,U+02C6-02C7,U+02DA,U+02DC-02DD,U+0300-0301,U+0303-0304,U+0308,U+1E08-1E09,U+1E0C-1E0F,U+1E14-1E17,U+1E1C-1E1D,U+1E20-1E21,U+1E24-1E25,U+1E2A-1E2B,U+1E2E-1E2F,U+1E36-1E37,U+1E3A-1E3B,U+1E42-1E43,U+1E46-1E49,U+1E4C-1E53,U+1E5A-1E5B,U+1E5E-1E5F,U+1E62-1E65,U+1E6C-1E6F,U+1E78-1E7B,U+1E80-1E85,U+1E92-1E93,U+1E97,U+1E9E,U+1EF2-1EF9,U+2013-2014,U+2018-201A,U+201C-201E,U+2020,U+2022,U+2026,U+2032-2033,U+2039-203A,U+2044,U+20A1,U+20A3-20A4,U+20A6-20A7,U+20A9,U+20AB-20AD,U+20B1-20B2,U+20B5,U+20B9-20BA,U+20BC-20BD,U+2122,U+2212,U+2215',
  body: 'U+000D,U+0020-007E,U+00A0-00AC,U+00AE-0113,U+0116-0127,U+012A-012B,U+012E-0137,U+0139-013E,U+0141-0148,U+014A-014D,U+0150-0161,U+0164-0165,U+016A-017E,U+01CD-01CE,U+0218-021B,U+0237,U+02C6-02C7,U+02DA,U+02DC-02DD,U+0300-0301,U+0303-0304,U+0308,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+2013-2014,U+2018-201A,U+201C-201E,U+2020,U+2022,U+2026,U+2039-203A,U+2044,U+20AC,U+20B9,U+2122,U+2191,U+2193,U+2212,U+2215',
}

export const fontCharacters: Readonly<Record<Typeface, ReadonlySet<string>>> = {
  heading: new Set(getCharacters(fontRanges.heading)),
  body: new Set(getCharacters(fontRanges.body)),
}

const ownCharacters = new Set([...fontCharacters.heading, ...fontCharacters.body])

/** All characters that can be drawn. */
export const drawableCharacters: ReadonlySet<string> = new Set([
  ...ownCharacters,
  ...Object.values(fallbackRanges).flatMap((range) => Array.from(getCharacters(range))),
])

const faceName = (typeface: Typeface, subset: number) => `${typeface}-${subset}`

const listFaces = (typeface: Typeface) => fontFiles[typeface].map((_, subset) => faceName(typeface, subset))

/** Returns the `font-family` of a typeface: its Latin file, the extended one, the other typeface, then signs. */
const fontFamily = (typeface: Typeface) =>
  [
    ...listFaces(typeface),
    ...listFaces(typeface === 'heading' ? 'body' : 'heading'),
    ...Object.keys(fallbackFiles),
  ].join(', ')

export const textStyle = (typeface: Typeface, fontSize: number, color?: string) =>
  ({ display: 'flex', fontFamily: fontFamily(typeface), fontSize, color }) as const

/** Reads the font files that a text needs. File tracing has found them above; here it would add the whole project. */
export function loadFonts(text: string) {
  const needsFallback = Array.from(text).some((character) => !ownCharacters.has(character))
  const files = [
    ...(['heading', 'body'] as const).flatMap((typeface) =>
      fontFiles[typeface].map((file, subset) => [faceName(typeface, subset), file] as const),
    ),
    ...(needsFallback ? Object.entries(fallbackFiles) : []),
  ]
  return Promise.all(
    files.map(
      async ([name, file]) =>
        ({ name, data: await readFile(/* turbopackIgnore: true */ file), weight: 600, style: 'normal' }) as const,
    ),
  )
}
