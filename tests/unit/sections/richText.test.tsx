import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from '#components/sections/RichText.tsx'

const block = (text: string, listItem?: 'bullet' | 'number', level = 1) => ({
  _type: 'block' as const,
  _key: text,
  children: [{ _type: 'span' as const, _key: 'span', text }],
  ...(listItem && { listItem, level }),
})

test.each([
  ['paragraph', [block('One.'), block(''), block('Two.'), block(' ')], '<p>One.</p><p>Two.</p>'],
  ['point', [block('One', 'bullet'), block('', 'bullet')], '<ul><li>One</li></ul>'],
])('a blank %s of a rich text is not shown', (_what, value, markup) => {
  expect(renderToStaticMarkup(<RichText home="/" value={value} />)).toBe(markup)
})

test.each([
  ['/fr', '/support', '/fr/support'],
  ['/lp1', '/support?from=faq#top', '/lp1/support?from=faq#top'],
  ['/fr/lp1', '/privacy', '/fr/lp1/privacy'],
  ['/fr/business', '/support', '/fr/support'],
  ['/fr', '#faq', '#faq'],
  ['/fr', '#faq', '/fr/spring#faq', '/fr/spring'],
  ['/fr', '/support', '/fr/support', '/fr/spring'],
  ['/fr', 'https://www.canada.ca/', 'https://www.canada.ca/'],
  ['/fr', 'mailto:support@homie.ca', 'mailto:support@homie.ca'],
] as const)(
  'a link of a rich text on a page of %s leads from %s to %s',
  (home, href, resolved, sectionsAt?: string) => {
    const linked = {
      ...block('Linked'),
      children: [
        {
          _type: 'span' as const,
          _key: 'span',
          text: 'Linked',
          marks: ['mark'],
        },
      ],
      markDefs: [{ _type: 'link' as const, _key: 'mark', href }],
    }
    const markup = renderToStaticMarkup(<RichText home={home} sectionsAt={sectionsAt} value={[linked]} />)
    expect(markup).toBe(`<p><a href="${resolved}">Linked</a></p>`)
  },
)

test.each([
  [
    'ends in it',
    [
      ['Read ', 'strong'],
      ['our ', 'strong', 'link'],
      ['terms', 'link'],
    ],
    '<strong>Read </strong><a href="/terms"><strong>our </strong>terms</a>',
  ],
  [
    'begins in it',
    [
      ['our ', 'link'],
      ['terms', 'link', 'strong'],
      [' apply', 'strong'],
    ],
    '<a href="/terms">our <strong>terms</strong></a><strong> apply</strong>',
  ],
  [
    'goes on over the next link',
    [
      ['terms', 'link', 'strong'],
      ['privacy', 'other', 'strong'],
      [' policy', 'other'],
    ],
    '<a href="/terms"><strong>terms</strong></a><a href="/privacy"><strong>privacy</strong> policy</a>',
  ],
])('a link of a rich text is one link when bold text %s', (_where, spans, markup) => {
  const linked = {
    ...block('Linked'),
    children: spans.map(([text = '', ...marks]) => ({ _type: 'span' as const, _key: text, text, marks })),
    markDefs: [
      { _type: 'link' as const, _key: 'link', href: '/terms' },
      { _type: 'link' as const, _key: 'other', href: '/privacy' },
    ],
  }
  const item = { ...linked, listItem: 'bullet' as const, level: 1 }
  expect(renderToStaticMarkup(<RichText home="/" value={[linked]} />)).toBe(`<p>${markup}</p>`)
  expect(renderToStaticMarkup(<RichText home="/" value={[item]} />)).toBe(`<ul><li>${markup}</li></ul>`)
})

test.each([
  [
    'begins anew after a blank paragraph',
    [block('a', 'number'), block('b', 'number'), block(''), block('c', 'number')],
    '<ol><li>a</li><li>b</li></ol><ol><li>c</li></ol>',
  ],
  [
    'continues after points and numbers within',
    [block('a', 'number'), block('b', 'bullet', 2), block('c', 'number', 2), block('d', 'number')],
    '<ol><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li><li>d</li></ol>',
  ],
  [
    'continues after a skipped level',
    [block('a', 'number'), block('b', 'number', 3), block('c', 'number', 2), block('d', 'number')],
    '<ol><li>a<ol><li class="no-marker"><ol><li>b</li></ol></li><li value="1">c</li></ol></li><li>d</li></ol>',
  ],
  [
    'counts a blank item, which the editor numbers',
    [block('a', 'number'), block(' ', 'number'), block('c', 'number')],
    '<ol><li>a</li><li value="3">c</li></ol>',
  ],
  [
    'begins anew after points on its level',
    [block('a', 'number'), block('b', 'bullet'), block('c', 'number')],
    '<ol><li>a</li></ol><ul><li>b</li></ul><ol><li>c</li></ol>',
  ],
])("a numbered list %s, as in the Studio's editor", (_when, value, markup) => {
  expect(renderToStaticMarkup(<RichText home="/" value={value} />)).toBe(markup)
})
