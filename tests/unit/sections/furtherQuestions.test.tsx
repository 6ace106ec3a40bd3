import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { FurtherQuestions } from '#components/sections/faq/FurtherQuestions.tsx'

/** Bytes of the HTML of a question besides its words and its name: the elements, the attributes and the link. */
const MAX_MARKUP_BYTES = 170

vi.mock('server-only', () => ({}))

const render = (questions: readonly (readonly [name: string, question: string])[]) =>
  renderToStaticMarkup(
    <FurtherQuestions
      questions={questions.map(([name, question]) => ({ question, href: `/questions/${name}`, attributes: undefined }))}
      version={undefined}
    />,
  )

describe('a further question', () => {
  it('links to its answer until it is loaded', () => {
    expect(render([['faq-cost', 'Is <b> free & open?']])).toBe(
      '<details class="disclosure"><summary><span>Is &lt;b&gt; free &amp; open?</span></summary>' +
        '<p class="answer-link"><a href="/questions/faq-cost">Read the answer</a></p></details>',
    )
  })

  it.each([30, 270])('is short in a list of %i', (count) => {
    const questions = Array.from({ length: count }, (_, index) => [`faq-${1000 + index}`, 'How long is it?'] as const)
    const words = 'faq-1000How long is it?'.length
    expect(render(questions).length / count - words).toBeLessThan(MAX_MARKUP_BYTES)
  })
})
