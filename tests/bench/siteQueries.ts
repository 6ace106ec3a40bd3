import { createRequire } from 'node:module'
import { findQueriesInPath, registerBabel } from '@sanity/codegen'

/** Finds every GROQ query of the site, by variable name, the same way as type generation. */
export async function siteQueries(): Promise<Map<string, string>> {
  registerBabel()
  const { queries } = findQueriesInPath({
    path: [
      './app/**/*.{ts,tsx}',
      './components/**/*.{ts,tsx}',
      './leads/**/*.{ts,tsx}',
      './lib/**/*.{ts,tsx}',
      '!./lib/content/sanity.*.ts',
    ],
    resolver: createRequire(import.meta.url).resolve,
  })
  const found = new Map<string, string>()
  for await (const file of queries) {
    for (const { variable, query } of file.queries) found.set(variable.id.name, query)
  }
  return found
}
