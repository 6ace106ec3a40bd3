import { expect, test } from '../fixtures.ts'
import { ADMINISTRATOR } from '../product/product.ts'
import { signIn } from '../product/roles.ts'
import { waitUntilSettled } from '../product/scripts.ts'
import { watchViolations } from '../violations.ts'

/** The Studio itself tests whether `eval` is available. */
const STOPPED_ON_PURPOSE = /script-src eval$/

test('the Studio does not violate its content security policy', { tag: '@full' }, async ({ page, context, site }) => {
  const violations = await watchViolations(context)
  await signIn(page, site, ADMINISTRATOR)
  for (const tool of ['structure', 'presentation', 'vision']) {
    await page.goto(`${site.url}/studio/${tool}`)
    await page.getByTestId('studio-navbar').waitFor()
    await waitUntilSettled(page)
  }
  expect(violations.filter((violation) => !STOPPED_ON_PURPOSE.test(violation))).toEqual([])
})
