import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { coverage } from './coverage.ts'

/**
 * The site's typefaces as static instances: the library that draws can read neither variable fonts nor WOFF2. Each path
 * is written out from `process.cwd()`, so that a deployment that copies only traced files takes the fonts along.
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

/** What `font-family` says of a typeface: its Latin file, then the one with rarer letters. */
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
 * Both typefaces and the characters each can draw, read once per process.
 *
 * @throws Error when the packages `@fontsource/…` are not installed
 */
export function sharingFonts(): ReturnType<typeof loadFonts> {
  fonts ??= loadFonts()
  return fonts
}
