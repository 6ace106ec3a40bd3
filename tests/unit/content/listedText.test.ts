import { expect, it } from 'vitest'
import { toListedText } from '#lib/content/listedText.ts'
import type { RichText } from '#lib/content/sanity.types.ts'

const block = (text: string, listItem?: 'bullet' | 'number'): RichText[number] => ({
  _type: 'block',
  _key: text,
  children: [{ _type: 'span', _key: 'a', text }],
  ...(listItem && { listItem, level: 1 }),
})

it('plain text keeps the numbers and bullets of lists', () => {
  const blocks = [
    block('First:'),
    block('one', 'number'),
    block('two', 'number'),
    block('Then:'),
    block('dot', 'bullet'),
  ]
  expect(toListedText(blocks)).toBe('First:\n\n1. one\n\n2. two\n\nThen:\n\n• dot')
})
