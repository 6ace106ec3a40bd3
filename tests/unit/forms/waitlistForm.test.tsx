import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { getFormStrings } from '#components/forms/formStrings.ts'
import { WaitlistForm } from '#components/forms/WaitlistForm.tsx'
import { EARLY_POST_ATTRIBUTE } from '#lib/earlyPosts.ts'
import { translateGroup } from '#lib/i18n/translate.ts'

vi.mock('server-only', () => ({}))

test.each([
  ['this site is sent in the background before hydration', '', true],
  ['another host is posted by the browser, whatever that host allows scripts', 'https://api.example', false],
])('a form of %s', (_whose, apiHost, isMarked) => {
  const html = renderToStaticMarkup(
    <WaitlistForm
      home="/"
      apiHost={apiHost}
      page="/android-waitlist"
      strings={{ ...translateGroup('waitlist'), email: 'Email', messages: getFormStrings().messages }}
      placeholder=""
      editPlaceholder={undefined}
      buttonLabel="Notify me"
    >
      Consent
    </WaitlistForm>,
  )
  expect(html).toContain(`action="${apiHost}/api/website/`)
  expect(html.includes(EARLY_POST_ATTRIBUTE)).toBe(isMarked)
})
