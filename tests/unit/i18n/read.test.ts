import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import english from '#content/en.json' with { type: 'json' }

const root = join(import.meta.dirname, '../../..')

/** What reads the strings that code owns. The generated types of the content know many words, but none of these. */
const sources = globSync('{app,components,leads,lib,server}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.startsWith('lib/content/sanity.'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
const code = sources.join('\n')
const contracts = readFileSync(join(root, 'leads/contracts.ts'), 'utf8')

type Strings = { readonly [name: string]: string | Strings }

const getKeys = (strings: Strings, start = ''): readonly string[] =>
  Object.entries(strings).flatMap(([name, below]) =>
    typeof below === 'string' ? [`${start}${name}`] : getKeys(below, `${start}${name}.`),
  )

/** Groups that components get whole, as props. */
const wholeGroups = new Set(Array.from(code.matchAll(/translateGroup\('(\w+)'/g), ([, group = '']) => group))

/** Whether a component reads the string from the props it gets a group by. */
const isReadFromProps = (...path: string[]) =>
  new RegExp(String.raw`\b(?:strings|words|labels)\.${path.join(String.raw`\.`)}\b`).test(code)

/** Words of an option are looked up by its value. */
const isOptionValue = (name: string) => contracts.includes(`'${name}'`)

/** Whether a source builds the keys of a group from a value it names, such as `legal.${change}`. */
const isBuilt = (group: string, name: string) =>
  sources.some((source) => source.includes(`\`${group}.\${`) && new RegExp(`\\b${name}\\b`).test(source))

/** Whether a component looks the string up, by a name that its sources have, in a part of a group. */
const isLookedUp = (part: string, name: string) =>
  new RegExp(`\\bstrings\\.${part}\\[`).test(code) && new RegExp(`\\b${name}\\b`).test(code)

function isRead(key: string): boolean {
  const [group = '', ...below] = key.split('.')
  const name = below.at(-1) ?? ''
  if (code.includes(`'${key}'`)) return true
  if (!wholeGroups.has(group)) return isBuilt(group, name)
  if (below[0] === 'options') return isOptionValue(name)
  return isReadFromProps(name) || (below.length > 1 && (isLookedUp(below[0] ?? '', name) || isReadFromProps(...below)))
}

it('each string of the code is used', () => {
  expect(getKeys(english.codeStrings).filter((key) => !isRead(key))).toEqual([])
})

it.each(['waitlist.colour', 'forms.options.type.colour', 'legal.colour', 'api.colour'])(
  '%s is unused although the code uses its last word',
  (key) => {
    expect(isRead(key)).toBe(false)
  },
)
