import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSettings } from '#lib/env.ts'
import { createSecurityHeaders } from '#lib/security/headers.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { expect, test } from './fixtures.ts'
import { freePort } from './product/product.ts'
import type { Site } from './product/product.ts'
import { root } from './product/template.ts'

/** Starts Next's own server on the build, with the content store of a running site. */
async function startNext(site: Site) {
  const folder = await temporaryFolder()
  const port = await freePort()
  const { PATH = '' } = process.env
  const settings = {
    ...JSON.parse(await readFile(join(site.folder, 'secrets.json'), 'utf8')),
    NODE_ENV: 'production',
    DATA_DIR: folder.path,
    STORE_URL: await readFile(join(site.folder, 'store.url'), 'utf8'),
    SITE_URL: `http://localhost:${port}`,
  }
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    cwd: root,
    env: { PATH, __NEXT_PROCESSED_ENV: 'true', ...settings },
    stdio: 'ignore',
  })
  const url = settings.SITE_URL
  await expect(async () => expect((await fetch(url)).ok).toBe(true)).toPass()
  return {
    url,
    // The build brings them (tests/unit/security/buildHeaders.test.ts), but this one was made for the front door.
    headersOf: createSecurityHeaders(readSettings(settings)),
    async stop() {
      const exited = once(child, 'exit')
      child.kill()
      await exited
      await folder.dispose()
    },
  }
}

test('pages work on a host without the front door', { tag: '@full' }, async ({ page, site, expected }) => {
  // The embedded store's pictures are served by the front door; such a host has those of Sanity's cloud.
  expected.push(/\/lake\//)
  const next = await startNext(site)
  try {
    await page.route(`${next.url}/**`, async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      const response = await route.fetch()
      const security = Object.fromEntries(next.headersOf(new URL(route.request().url()).pathname))
      return route.fulfill({ response, headers: { ...response.headers(), ...security } })
    })
    for (const path of ['/', '/business', '/privacy', '/fr']) {
      // A violation of the content security policy or a failed hydration is a complaint, which fails the test.
      expect((await page.goto(next.url + path))?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
  } finally {
    await next.stop()
  }
})
