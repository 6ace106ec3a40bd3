import { expect, it } from 'vitest'
import { listEndings } from '#lib/links/partners.ts'

it.each<[string, string[], string]>([
  ['maple-key', ['maple-key', 'default'], 'in small letters'],
  ['default', ['default'], 'the default'],
  ['MAPLE-Key', ['maple-key', 'default'], 'in other capitals'],
  [' maple-key ', ['maple-key', 'default'], 'with spaces around it'],
  ['', ['default'], 'empty'],
  ['…', ['…', 'default'], 'without a letter'],
  ['maple-key/../x', ['maple-key/../x', 'maple-key', 'default'], 'followed by a path'],
  ['maple-key.', ['maple-key.', 'maple-key', 'default'], 'followed by the full stop of its sentence'],
  ['maple-key).', ['maple-key).', 'maple-key', 'default'], 'followed by a bracket'],
  ['“Maple-Key”', ['“maple-key”', 'maple-key', 'default'], 'in quotation marks'],
  ['maple-key\u200B', ['maple-key\u200B', 'maple-key', 'default'], 'followed by an invisible character'],
  ['a'.repeat(201), ['default'], 'longer than any'],
])('%j may stand for the link endings %j: %s', (value, endings) => {
  expect(listEndings(value)).toEqual(endings)
})
