import { registerHooks } from 'node:module'
import { dirname, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Query parameter that identifies the stylesheet being read, so that its modules bypass the cache. */
const STYLES_QUERY = 'styles'

/** Project files read, by stylesheet. */
const filesRead = new Map<string, Set<string>>()

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    const readId = context.parentURL && new URL(context.parentURL).searchParams.get(STYLES_QUERY)
    if (!readId || !resolved.url.startsWith('file:') || resolved.url.includes('/node_modules/')) return resolved
    filesRead.get(readId)?.add(fileURLToPath(resolved.url))
    const url = new URL(resolved.url)
    url.searchParams.set(STYLES_QUERY, readId)
    return { ...resolved, url: url.href }
  },
})

let readCount = 0

/** Imports a styles module without the module cache: the text of its default export, and the files it imports. */
async function readStyles(file: string): Promise<{ text: string; files: Set<string> }> {
  const readId = String((readCount += 1))
  const files = new Set<string>()
  filesRead.set(readId, files)
  const styles: { default?: unknown } = await import(`${pathToFileURL(file).href}?${STYLES_QUERY}=${readId}`)
  filesRead.delete(readId)
  if (!Array.isArray(styles.default)) {
    throw new TypeError(`${file} has no css fragment as its default export, so it is no stylesheet.`)
  }
  return { text: styles.default.join(''), files }
}

/** Resolves `#components/…` URLs relative to the stylesheet. */
const resolveUrls = (sheet: string, text: string) =>
  text.replaceAll(/url\('(#\w+\/[^']+)'\)/g, (_, name: string) => {
    const path = relative(dirname(sheet), fileURLToPath(import.meta.resolve(name)))
    return `url('./${path.split(sep).join('/')}')`
  })

/**
 * Compiles a `*.styles.ts` module into a stylesheet: the text of its default export, a `css` fragment.
 *
 * Runtime styled components would write the rules into the HTML and again into the RSC data: a third of a landing page.
 *
 * @throws TypeError when the file has no `css` fragment as its default export
 */
async function stylesLoader(this: { resourcePath: string; addDependency: (file: string) => void }): Promise<string> {
  const { text, files } = await readStyles(this.resourcePath)
  for (const file of files) this.addDependency(file)
  return resolveUrls(this.resourcePath, text)
}

export default stylesLoader
