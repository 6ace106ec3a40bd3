import { CHUNKS_PATH, markup } from '#lib/nextInternals.ts'
import type { BufferedResponse } from './upstream.ts'

const MERGED_PATH = new RegExp(`^${CHUNKS_PATH}([\\w-]+)\\+([\\w-]+)\\.css$`)

/**
 * Replaces the two stylesheets of a document, the layout's and the page's, by one: on a slow connection a second
 * request delays the first paint. The path of the merged one names both, so that every instance can create it.
 *
 * @param html a document with its inline scripts, whose data names the stylesheets again
 */
export function mergeStylesheets(html: string): string {
  const [layout, page, ...others] = html.matchAll(markup.stylesheet)
  if (!layout || !page || others.length > 0) return html
  const names = [layout, page].map(([, name = '']) => name)
  return names.reduce(
    (merged, name) => merged.replaceAll(`${CHUNKS_PATH}${name}.css`, `${CHUNKS_PATH}${names.join('+')}.css`),
    html.replace(page[0], ''),
  )
}

/**
 * Renders the merged stylesheet of a path.
 *
 * @returns undefined for other paths, and the response of Next when one of the stylesheets is missing
 */
export async function renderMergedStylesheet(path: string, render: (path: string) => Promise<BufferedResponse>) {
  const [, ...names] = MERGED_PATH.exec(path) ?? []
  const sheets = await Promise.all(names.map((name) => render(`${CHUNKS_PATH}${name}.css`)))
  const [first] = sheets
  if (!first) return undefined
  const { etag: _etag, 'content-length': _length, ...headers } = first.headers
  return (
    sheets.find(({ status }) => status !== 200) ?? {
      status: 200,
      headers,
      body: Buffer.concat(sheets.map(({ body }) => body)),
    }
  )
}
