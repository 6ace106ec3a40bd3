import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { srgbHex } from '#components/theme/srgb.ts'

/** The site's own drawings, each path written out so that a deployment takes the files along. */
const files = {
  dusk: join(process.cwd(), 'components/illustrations/street-short.svg'),
  day: join(process.cwd(), 'components/illustrations/street-day.svg'),
} as const

export type Scene = keyof typeof files

const PROPERTY = /--([\w-]+):([^;}]+)/g
const OKLCH = /oklch\([^)]*\)/g

/** Writes the custom properties of a drawing, and colours only browsers read, as plain sRGB. */
export function plainColours(svg: string): string {
  const values = new Map([...svg.matchAll(PROPERTY)].map(([, name, value]) => [name, value]))
  return svg
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/var\(--([\w-]+)\)/g, (reference, name: string) => values.get(name) ?? reference)
    .replaceAll(OKLCH, srgbHex)
}

const drawings = new Map<Scene, Promise<string>>()

/** A drawing as the address of an image that needs no call. */
export function illustration(scene: Scene): Promise<string> {
  const known = drawings.get(scene)
  if (known) return known
  const drawing = readFile(files[scene], 'utf8').then(
    (svg) => `data:image/svg+xml;base64,${Buffer.from(plainColours(svg)).toString('base64')}`,
  )
  drawings.set(scene, drawing)
  return drawing
}
