import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { PROTOCOL_KEY, sanityMarkup, textKeys } from '#studio/sanityInternals.ts'

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync('node_modules/sanity/package.json', 'utf8')))
const scripts = globSync('node_modules/sanity/lib/*.js').map((file) => readFileSync(file, 'utf8'))

/** Returns what a script writes for a selector. An id of the preview ends with the name of a tab. */
function toSource(selector: string): string {
  const [, attribute, value] = /^\[([\w-]+)="([\w-]+)"\]$/.exec(selector) ?? []
  return attribute === undefined ? selector.replace(/^#(.+-)content$/, '`$1${') : `"${attribute}": "${value}"`
}

test.each([
  ...Object.entries(sanityMarkup).map(([name, selector]) => ({
    name: `sanityMarkup.${name}`,
    source: toSource(selector),
  })),
  ...Object.entries(textKeys).map(([name, key]) => ({ name: `textKeys.${name}`, source: `"${key}": ` })),
  { name: 'getItemMenu', source: 'id: `${props.inputId}-menuButton`' },
  { name: 'getField', source: '`field-${PathUtils.toString(path)}`' },
  { name: 'PROTOCOL_KEY', source: `localStorage.getItem("${PROTOCOL_KEY}")` },
])('the Studio has what $name relies on', ({ name, source }) => {
  expect(
    scripts.some((script) => script.includes(source)),
    `sanity ${version} does not contain ${source}. Find what replaced it and correct ${name} in studio/sanityInternals.ts.`,
  ).toBe(true)
})
