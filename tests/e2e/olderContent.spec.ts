import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import content from '#content/en.json' with { type: 'json' }
import { takeOut } from '#tests/contract/store/takeOut.ts'
import { expect, test } from './fixtures.ts'
import { startProduct } from './product/product.ts'
import { siteRoutes } from './siteRoutes.ts'

/** Parts that pages need, as an older release or a program that wrote past the Studio may have left them out. */
const MISSING = {
  personalPage: ['hero', 'howItWorks.steps', 'phoneDemo.notification', 'seo', 'testimonials'],
  siteSettings: ['header', 'footer.links', 'contacts', 'productName'],
  disclosures: ['footer'],
  supportPage: ['card', 'seo.description'],
}

const answers = [
  ['keep the words they had', true, content.personalPage.hero.headline],
  ['are shown without them when nobody knows how they were', false, content.personalPage.features.heading],
] as const

for (const [what, known, words] of answers) {
  test(`Pages whose documents lack a part ${what}`, async ({ page }) => {
    const product = await startProduct()
    const visitAll = async () => {
      for (const path of siteRoutes) {
        expect((await page.request.get(`${product.url}${path}`)).status(), path).toBe(200)
      }
    }
    try {
      if (known) await visitAll()
      await product.restart('SIGTERM', async () => {
        takeOut(product.folder, MISSING)
        if (!known) await rm(join(product.folder, 'content-cache'), { recursive: true, force: true })
      })
      const client = await product.content()
      // Another field can be changed all the same; every page is then made anew.
      for (const id of Object.keys(MISSING)) await client.patch(id).set({ touched: true }).commit()
      await visitAll()
      expect(await (await page.request.get(product.url)).text()).toContain(words)
    } finally {
      await product.remove()
    }
  })
}
