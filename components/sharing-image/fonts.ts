import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { coverage } from './coverage.ts'

/**
 * The typefaces as static instances: satori reads neither variable fonts nor WOFF2. The paths start with
 * `process.cwd()`, so that file tracing includes the fonts in a deployment.
 */
const files = {
  heading: [
    join(process.cwd(), 'node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
    join(process.cwd(), 'node_modules/@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff'),
  ],
  body: [
    join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-600-normal.woff'),
    join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-ext-600-normal.woff'),
  ],
} as const

export type Typeface = keyof typeof files

const faceName = (typeface: Typeface, subset: number) => `${typeface}-${subset}`

/** The `font-family` of a typeface: its Latin file, then the extended one. */
export const fontFamily = (typeface: Typeface) =>
  files[typeface].map((_, subset) => faceName(typeface, subset)).join(', ')

async function loadTypeface(typeface: Typeface) {
  const bytes = await Promise.all(files[typeface].map((file) => readFile(file)))
  return {
    faces: bytes.map(
      (data, subset) => ({ name: faceName(typeface, subset), data, weight: 600, style: 'normal' }) as const,
    ),
    characters: new Set(bytes.flatMap((data) => [...coverage(data)])),
  }
}

async function loadFonts() {
  const [heading, body] = await Promise.all([loadTypeface('heading'), loadTypeface('body')])
  return {
    faces: [...heading.faces, ...body.faces],
    characters: { heading: heading.characters, body: body.characters },
  }
}

let fonts: ReturnType<typeof loadFonts> | undefined

/**
 * Loads both typefaces and their characters, once per process.
 *
 * @throws Error when the packages `@fontsource/…` are not installed
 */
export function sharingFonts(): ReturnType<typeof loadFonts> {
  fonts ??= loadFonts()
  return fonts
}
