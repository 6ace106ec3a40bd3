import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoBreak } from '#components/ui/Layout.tsx'

const kept = (text: string) => `<span class="no-break">${text}</span>`

test.each([
  { text: 'Discover Your Home-Buying Budget', html: `Discover Your ${kept('Home-Buying')} Budget` },
  { text: 'for first-time buyers', html: `for ${kept('first-time')} buyers` },
  { text: 'Un rendez-vous à Saint-Jérôme', html: `Un ${kept('rendez-vous')} à ${kept('Saint-Jérôme')}` },
  { text: 'Homie s’arrime-t-elle?', html: `Homie ${kept('s’arrime-t-elle')}?` },
  { text: 'after 90–120 days', html: `after ${kept('90–120')} days` },
  { text: 'nothing to hold – together', html: 'nothing to hold – together' },
])('hyphenated words of "$text" stay on one line', ({ text, html }) => {
  expect(renderToStaticMarkup(<NoBreak as="p" text={text} />)).toBe(`<p>${html}</p>`)
})
