import { expect, it } from 'vitest'
import { findEnding } from '#lib/links/partners.ts'

it.each<[string, string, string]>([
  ['maple-key', 'maple-key', 'in small letters'],
  ['default', 'default', 'the default'],
  ['MAPLE-Key', 'maple-key', 'in other capitals'],
  [' maple-key ', 'maple-key', 'with spaces around it'],
  ['', 'default', 'empty'],
  ['…', 'default', 'without a letter'],
  ['maple-key/../x', 'maple-key', 'followed by a path'],
  ['maple-key.', 'maple-key', 'followed by the full stop of its sentence'],
  ['maple-key).', 'maple-key', 'followed by a bracket'],
  ['“Maple-Key”', 'maple-key', 'in quotation marks'],
  ['maple-key\u200B', 'maple-key', 'followed by an invisible character'],
  ['odd.one', 'odd.one', 'one that bypassed the Studio'],
  ['maple-keys', 'default', 'of no partner'],
])('%j stands for the link ending %j: %s', (value, ending) => {
  expect(findEnding(value, new Set(['default', 'maple-key', 'odd.one']))).toEqual(ending)
})
