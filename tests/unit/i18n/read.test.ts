import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import english from '#content/en.json' with { type: 'json' }

const root = join(import.meta.dirname, '../../..')

/** What reads the strings that code owns. The generated types of the content know many words, but none of these. */
const sources = globSync('{app,components,lib,server}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.startsWith('lib/content/sanity.'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
const code = sources.join('\n')

type Strings = { readonly [name: string]: string | Strings }

const keysOf = (strings: Strings, start = ''): readonly string[] =>
  Object.entries(strings).flatMap(([name, below]) =>
    typeof below === 'string' ? [`${start}${name}`] : keysOf(below, `${start}${name}.`),
  )

/** Groups that are handed on whole, as props; who gets them names each string by the last part of its key. */
const whole = new Set(Array.from(code.matchAll(/translateGroup\('(\w+)'/g), ([, group = '']) => group))

const wordsIn = (text: string) => new Set<string>(text.match(/[\w+-]+/g))
const words = wordsIn(code)

/** Sources that put a group's keys together, such as `legal.${change}`. */
const composing = (group: string) => sources.filter((source) => source.includes(`\`${group}.\${`))

function isRead(key: string): boolean {
  const [group = '', ...below] = key.split('.')
  const name = below.at(-1) ?? ''
  if (code.includes(`'${key}'`)) return true
  return composing(group).some((source) => wordsIn(source).has(name)) || (whole.has(group) && words.has(name))
}

describe('a string that code owns is read by code', () => {
  it.each(keysOf(english.codeStrings))('%s', (key) => {
    expect(isRead(key)).toBe(true)
  })
})
