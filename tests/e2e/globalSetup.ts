import { startSite } from './product/product.ts'
import { shareSite } from './product/sharedSite.ts'
import { prepareTemplate } from './product/template.ts'

/** Builds the site and starts the one that all workers share. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await prepareTemplate()
  const site = await startSite()
  shareSite(site)
  return () => site.remove()
}
