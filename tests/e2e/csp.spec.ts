import type { BrowserContext } from '@playwright/test'
import { STUDIO_NOISE } from './fixtures.ts'
import { remember } from './ingestion/choices.ts'
import { expect, test } from './ingestion/fixtures.ts'
import { ADMINISTRATOR } from './product/product.ts'
import { signIn } from './product/roles.ts'
import { publicPages } from './publicPages.ts'

/** Notes every breach of a content security policy on the pages of a context. */
async function watchBreaches(context: BrowserContext): Promise<string[]> {
  const breaches: string[] = []
  await context.exposeFunction('noteBreach', (breach: string) => void breaches.push(breach))
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ documentURI, effectiveDirective, blockedURI }) => {
      const note: unknown = Reflect.get(window, 'noteBreach')
      if (typeof note === 'function') note(`${documentURI} ${effectiveDirective} ${blockedURI}`)
    }),
  )
  return breaches
}

test('no public page breaks its content security policy, with analytics on', async ({
  page,
  context,
  site,
  expected,
}) => {
  expected.push(/404/)
  await remember(context, site.url, ['essential', 'analytics'])
  const breaches = await watchBreaches(context)
  for (const path of await publicPages(await site.content())) {
    const response = await page.goto(path)
    expect(response?.headers()['content-security-policy'], path).toContain("object-src 'none'")
    await page.waitForLoadState('networkidle')
  }
  expect(breaches).toEqual([])
})

/** What the Studio tries by itself, with no setting to stop it: a web font of its maker and whether `eval` is there. */
const STOPPED_ON_PURPOSE = /font-src https:\/\/design-system-static\.sanity\.io\/|script-src eval$/

test('the Studio breaks its content security policy only where that is meant', async ({
  page,
  context,
  site,
  expected,
}) => {
  expected.push(...STUDIO_NOISE, /csp GET https:\/\/design-system-static\.sanity\.io/)
  const breaches = await watchBreaches(context)
  await signIn(page, site, ADMINISTRATOR)
  for (const tool of ['structure', 'presentation', 'vision']) {
    await page.goto(`${site.url}/studio/${tool}`)
    await page.getByTestId('studio-navbar').waitFor()
    await page.waitForLoadState('networkidle')
  }
  expect(breaches.filter((breach) => !STOPPED_ON_PURPOSE.test(breach))).toEqual([])
})

test('another site cannot frame a page', async ({ page, context, site, expected }) => {
  expected.push(/frame-ancestors|Framing|ERR_BLOCKED_BY_RESPONSE/)
  await context.route('http://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${site.url}/"></iframe>` }),
  )
  await page.goto('http://elsewhere.example/')
  await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0)
})
