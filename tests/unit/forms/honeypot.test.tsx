import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Honeypot } from '#components/forms/formParts.tsx'

/** What browsers and password managers fill in from a profile of a person or company. */
const PROFILE =
  /\bname|mail|phone|tel|fax|url|web|site|address|street|city|province|postal|country|company|title|birth/i

test('the honeypot asks for nothing that autofill knows', () => {
  const markup = renderToStaticMarkup(<Honeypot />)
  const [, label, name] = /<label>(.*?)<input.* name="(.*?)"/.exec(markup) ?? []
  expect([label, name]).toEqual([expect.not.stringMatching(PROFILE), expect.not.stringMatching(PROFILE)])
})
