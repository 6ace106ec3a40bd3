import { registerHooks } from 'node:module'
import { dirname, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What of a bundler's loader context is used here. */
interface LoaderContext {
  resourcePath: string
  addDependency: (file: string) => void
}

/** Marks the modules read for one stylesheet, so that each stylesheet reads them as they are now. */
const READING = 'styles'

/** Files of the project that were read, by the mark of the stylesheet. */
const filesRead = new Map<string, Set<string>>()

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const reading = context.parentURL && new URL(context.parentURL).searchParams.get(READING)
    if (!reading || !found.url.startsWith('file:') || found.url.includes('/node_modules/')) return found
    filesRead.get(reading)?.add(fileURLToPath(found.url))
    const url = new URL(found.url)
    url.searchParams.set(READING, reading)
    return { ...found, url: url.href }
  },
})

let readings = 0

/** Reads a module of styles as it is now: the text of its default export, and the files it is made of. */
async function readStyles(file: string): Promise<{ text: string; files: Set<string> }> {
  const reading = String((readings += 1))
  const files = new Set<string>()
  filesRead.set(reading, files)
  const styles: { default?: unknown } = await import(`${pathToFileURL(file).href}?${READING}=${reading}`)
  filesRead.delete(reading)
  if (!Array.isArray(styles.default)) {
    throw new TypeError(`${file} has no css fragment as its default export, so it is no stylesheet.`)
  }
  return { text: styles.default.join(''), files }
}

/**
 * Names files of the project as a stylesheet at that place has to: styles call them by their import, `#components/…`,
 * since they do not know which sheets they end up in.
 */
const filesFrom = (sheet: string, text: string) =>
  text.replaceAll(/url\('(#\w+\/[^']+)'\)/g, (_, name: string) => {
    const path = relative(dirname(sheet), fileURLToPath(import.meta.resolve(name)))
    return `url('./${path.split(sep).join('/')}')`
  })

/**
 * Turns a `*.styles.ts` module that a page imports into a stylesheet: its default export, a `css` fragment, as text.
 * Nesting is left to the bundler, as in any stylesheet. The sheet is made again when a module it is made of changes.
 *
 * Styles come as files, and not from styled components, because those write their rules into the page, and once more
 * into the data that comes with it: they were a third of the landing page's HTML.
 *
 * @throws TypeError naming the file when it exports only fragments, for other styles to include
 */
async function stylesLoader(this: LoaderContext): Promise<string> {
  const { text, files } = await readStyles(this.resourcePath)
  for (const file of files) this.addDependency(file)
  return filesFrom(this.resourcePath, text)
}

export default stylesLoader
