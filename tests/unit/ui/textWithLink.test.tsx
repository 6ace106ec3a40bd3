import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextWithLink } from '#components/ui/TextWithLink.tsx'

test('keeps what follows a second occurrence of the phrase', () => {
  const text = 'Write to a@b.ca. Press: a@b.ca, weekdays.'
  expect(renderToStaticMarkup(<TextWithLink text={text} phrase="a@b.ca" href="mailto:a@b.ca" />)).toBe(
    'Write to <a href="mailto:a@b.ca">a@b.ca</a>. Press: a@b.ca, weekdays.',
  )
})

test.each([
  { phrase: 'write to us', html: 'Or <a href="/support">write to us</a>.' },
  { phrase: 'call us', html: 'Or write to us.' },
  { phrase: undefined, html: 'Or write to us.' },
])('links "$phrase" where the text has it', ({ phrase, html }) => {
  expect(renderToStaticMarkup(<TextWithLink text="Or write to us." phrase={phrase} href="/support" />)).toBe(html)
})
