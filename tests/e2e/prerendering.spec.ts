import { devices } from '@playwright/test'
import { z } from 'zod'
import { getLastDays } from '#lib/counts/days.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { expect, test } from './fixtures.ts'
import { openPrerenderingPage } from './prerenderingBrowser.ts'
import { addPerson, openSession } from './product/roles.ts'

const results = z.object({ pages: z.array(z.object({ name: z.string(), shown: z.union([z.number(), z.string()]) })) })

test('a page rendered ahead of a click is counted once, when it is shown', async ({ sandbox }) => {
  const headers = { authorization: `Bearer ${await openSession(sandbox, await addPerson(sandbox, 'viewer'))}` }
  const count = async (name: string) => {
    const query = new URLSearchParams({ ...getLastDays(getToday()) })
    const response = await fetch(`${sandbox.url}/api/results?${query}`, { headers })
    return results.parse(await response.json()).pages.find((page) => page.name === name)?.shown
  }
  const visit = async (path: string) => {
    const visitor = { 'user-agent': devices['Desktop Chrome'].userAgent }
    expect((await fetch(`${sandbox.url}${path}`, { headers: visitor })).status).toBe(200)
  }
  /** Waits until all earlier visits are counted, as a later one is. */
  async function waitUntilCounted() {
    const before = Number(await count('support'))
    await visit('/support')
    await expect.poll(() => count('support')).toBe(before + 1)
  }
  // Fewer than five are not shown exactly.
  for (const path of ['/business', '/support']) for (let visits = 0; visits < 5; visits += 1) await visit(path)
  await expect.poll(() => count('support')).toBeGreaterThanOrEqual(5)
  await waitUntilCounted()
  const before = Number(await count('business'))

  const page = await openPrerenderingPage()
  try {
    await page.open(`${sandbox.url}/`)
    await page.hoverUntilRendered('/business')
    await waitUntilCounted()
    expect(await count('business')).toBe(before)
    await page.click('/business')
    await expect.poll(() => count('business')).toBe(before + 1)
    await waitUntilCounted()
    expect(await count('business')).toBe(before + 1)
  } finally {
    await page.close()
  }
})
