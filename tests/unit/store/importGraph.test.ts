import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

/** A static or dynamic import, and the file of a process that is started. */
const IMPORT = /(?:from|import)\s*\(?\s*'([#.][^']+)'|new URL\('([^']+\.ts)', import\.meta\.url\)/g

/** Lists the files of the project that a file imports. */
function listImports(file: string): string[] {
  return Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, imported, started]) => imported ?? started ?? '')
    .map((name) => (name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name))))
    .filter((name) => existsSync(name))
}

/** Lists the files that others import, directly or by way of another file. */
function listReached(files: readonly string[]): string[] {
  const reached = new Set(files)
  for (const file of reached) for (const imported of listImports(file)) reached.add(imported)
  return [...reached]
}

/** What the lint rule of the store allows, which sees direct imports only. */
const allowed = Array.from(
  readFileSync('.oxlintrc.json', 'utf8').matchAll(/"!#(lib\/[^"]+)"/g),
  ([, file = '']) => file,
)

/** What those need themselves: the settings, which name no content, and an error. */
const BEHIND = ['lib/env.ts', 'lib/permanentFailure.ts']

it('no import leads from the store to the site, not even through a helper', () => {
  const reached = listReached(globSync('store/**/*.ts'))
  expect(reached.length).toBeGreaterThan(100)
  const outside = reached.filter((file) => !file.startsWith('store/'))
  expect(outside.toSorted()).toEqual([...allowed, ...BEHIND].toSorted())
})

it('an import from a room of the site would be found', () => {
  expect(listReached(['rules/open.ts'])).toEqual(expect.arrayContaining(['store/open.ts', 'lib/wording/rules.ts']))
})
