import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIRST_SCREEN_END, REST_LINK } from '#lib/firstScreen.ts'
import { CHUNKS_FOLDER, CHUNKS_PATH, markup } from '#lib/nextInternals.ts'
import type { BufferedResponse } from './upstream.ts'

const REST = '.rest'
const JOINED_PATH = new RegExp(`^${CHUNKS_PATH}([\\w-]+)\\+([\\w-]+?)(\\${REST})?\\.css$`)

/** Text of a stylesheet of the build by its name; undefined for one of another build. */
type ReadStylesheet = (name: string) => string | undefined

const read = new Map<string, string>()

/** Reads a stylesheet of the build from its folder, once. */
function readStylesheet(name: string): string | undefined {
  try {
    const text = read.get(name) ?? readFileSync(join(CHUNKS_FOLDER, `${name}.css`), 'utf8')
    read.set(name, text)
    return text
  } catch {
    return undefined
  }
}

/** Splits a stylesheet into what the first screen needs, all of it by default, and the rest. */
function split(sheet: string): [first: string, rest: string] {
  const [first = '', ...rest] = sheet.split(FIRST_SCREEN_END)
  return [first, rest.join('')]
}

/** Returns the rules of the first screen, to be written into a document; undefined for a page without a first screen. */
function getFirstRules(html: string, names: readonly string[], readSheet: ReadStylesheet): string | undefined {
  if (!html.includes(REST_LINK)) return undefined
  const sheets = names.flatMap((name) => readSheet(name) ?? [])
  const rules = sheets.map((sheet) => split(sheet)[0]).join('')
  // In an element the text would end at a tag, and it would have another hash.
  if (sheets.length < names.length || rules.includes('<')) return undefined
  return rules.replaceAll('url(../', `url(${new URL('..', `http://site${CHUNKS_PATH}`).pathname}`)
}

/**
 * Replaces the two stylesheets of a document, the layout's and the page's, by one: on a slow connection a second
 * request delays the first paint. The path of the joined one names both, so that every instance can create it. In a
 * document with a first screen the rules of that are in its head, so that its paint waits for no other file.
 *
 * @param html a document with its inline scripts, whose data names the stylesheets again
 */
export function linkStylesheets(html: string, readSheet: ReadStylesheet = readStylesheet): string {
  const [layout, page, ...others] = html.matchAll(markup.stylesheet)
  if (!layout || !page || others.length > 0) return html
  const names = [layout, page].map(([, name = '']) => name)
  const rules = getFirstRules(html, names, readSheet)
  const path = `${CHUNKS_PATH}${names.join('+')}${rules === undefined ? '' : REST}.css`
  const linked =
    rules === undefined
      ? html.replace(page[0], '')
      : html
          .replace(layout[0], '')
          .replace(page[0], '')
          // After the document's own styles, which React compares in their order.
          .replace('</head>', () => `<style>${rules}</style></head>`)
          .replace(REST_LINK, `<link rel="stylesheet" href="${path}"/>`)
  return names.reduce((joined, name) => joined.replaceAll(`${CHUNKS_PATH}${name}.css`, path), linked)
}

/**
 * Renders a stylesheet that {@link linkStylesheets} has linked.
 *
 * @returns undefined for other paths, and the response of Next when one of the two stylesheets is missing
 */
export async function renderJoinedStylesheet(path: string, render: (path: string) => Promise<BufferedResponse>) {
  const [, layout, page, rest] = JOINED_PATH.exec(path) ?? []
  if (!layout || !page) return undefined
  const sheets = await Promise.all([layout, page].map((name) => render(`${CHUNKS_PATH}${name}.css`)))
  const missing = sheets.find(({ status }) => status !== 200)
  if (missing) return missing
  const { etag: _etag, 'content-length': _length, ...headers } = { ...sheets[0]?.headers }
  const texts = sheets.map(({ body }) => (rest ? split(body.toString())[1] : body.toString()))
  return { status: 200, headers, body: Buffer.from(texts.join('')) }
}
