import type { Metadata } from 'next'
import { createNotFoundMetadata } from './(site)/not-found/data.ts'
import { NotFoundPage } from './(site)/not-found/NotFoundPage.tsx'
import { SiteDocument, createSiteMetadata } from './(site)/SiteDocument.tsx'
import { metadata as documentMetadata } from './layout.tsx'

export { siteViewport as viewport } from './(site)/SiteDocument.tsx'

export const revalidate = 3600

export const generateMetadata = async (): Promise<Metadata> => ({
  ...documentMetadata,
  ...(await createSiteMetadata()),
  ...(await createNotFoundMetadata()),
})

/**
 * Renders the response to a URL that neither `proxy.ts` nor a route handles. Prerendered: what `notFound()` throws is
 * empty until scripts run, and a `not-found.tsx` is sent, as data, with every page of its folder.
 */
export default function UnknownAddress() {
  return (
    <SiteDocument>
      <NotFoundPage />
    </SiteDocument>
  )
}
