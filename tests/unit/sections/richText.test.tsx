import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from '#components/sections/RichText.tsx'

const block = (text: string, listItem?: 'bullet') => ({
  _type: 'block' as const,
  _key: text,
  children: [{ _type: 'span' as const, _key: 'span', text }],
  ...(listItem && { listItem, level: 1 }),
})

test.each([
  ['paragraph', [block('One.'), block(''), block('Two.'), block(' ')], '<p>One.</p><p>Two.</p>'],
  ['point', [block('One', 'bullet'), block('', 'bullet')], '<ul><li>One</li></ul>'],
])('a blank %s of a rich text is not shown', (_what, value, markup) => {
  expect(renderToStaticMarkup(<RichText value={value} />)).toBe(markup)
})
