import { once } from 'node:events'
import { createServer } from 'node:http'
import type { BrowserContext } from '@playwright/test'
import { STUDIO_NOISE } from './fixtures.ts'
import { remember } from './ingestion/choices.ts'
import { expect, test } from './ingestion/fixtures.ts'
import { ADMINISTRATOR } from './product/product.ts'
import { signIn } from './product/roles.ts'
import { isLinkPage, NOWHERE, siteRoutes, staying } from './siteRoutes.ts'

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
  for (const path of [...siteRoutes, NOWHERE]) {
    const response = await page.goto(staying(path))
    expect(response?.headers()['content-security-policy'], path).toContain("object-src 'none'")
    if (isLinkPage(path)) await page.waitForURL(/\?from=link$/)
    await page.waitForLoadState('networkidle')
  }
  expect(breaches).toEqual([])
})

test('an inline script that got into a page does not run', async ({ page, expected }) => {
  expected.push(/Content Security Policy/)
  await page.goto('/')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.body.dataset.injected = "yes"'
    document.body.append(script)
    return document.body.dataset.injected
  })
  expect(ran).toBeUndefined()
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

test('another site cannot frame a page', async ({ page, site, expected }) => {
  expected.push(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/)
  // The same machine under another name: another origin, and not one from the internet, which the browser would keep
  // from this machine for reasons of its own.
  const elsewhere = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<iframe src="${site.url}/"></iframe>`)
  })
  elsewhere.listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const address = elsewhere.address()
  if (address === null || typeof address === 'string') throw new Error('The other site has no port.')
  try {
    const refused = page.waitForEvent('requestfailed', (request) => request.url() === `${site.url}/`)
    await page.goto(`http://127.0.0.1:${address.port}/`)
    expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE')
  } finally {
    elsewhere.closeAllConnections()
    elsewhere.close()
  }
})
