import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import content from '#content/en.json' with { type: 'json' }
import { takeOut } from '#tests/contract/store/removeFields.ts'
import { expect, test } from './fixtures.ts'
import { startSite } from './product/product.ts'
import { siteRoutes } from './siteRoutes.ts'

/** Parts that pages need, as an older release or a program that wrote past the Studio may have left them out. */
const MISSING = {
  personalPage: ['hero', 'howItWorks.steps', 'phoneDemo.notification', 'seo', 'testimonials'],
  siteSettings: ['header', 'footer.links', 'contacts', 'productName'],
  disclosures: ['footer'],
  supportPage: ['card', 'seo.description'],
}

test('pages of incomplete documents keep their last text', { tag: '@full' }, async ({ page }) => {
  const site = await startSite()
  const visitAll = async () => {
    for (const path of siteRoutes) expect((await page.request.get(`${site.url}${path}`)).status(), path).toBe(200)
  }
  async function renderAll() {
    const client = await site.content()
    // Another field can be changed all the same.
    for (const id of Object.keys(MISSING)) await client.patch(id).set({ touched: true }).commit()
    await visitAll()
    return (await page.request.get(site.url)).text()
  }
  try {
    await visitAll()
    await site.restart('SIGTERM', () => takeOut(site.folder, MISSING))
    expect(await renderAll()).toContain(content.personalPage.hero.headline)

    await rm(join(site.folder, 'content-cache'), { recursive: true, force: true })
    const withoutThem = await renderAll()
    expect(withoutThem).not.toContain(content.personalPage.hero.headline)
    expect(withoutThem).toContain(content.personalPage.features.heading)
  } finally {
    await site.remove()
  }
})
