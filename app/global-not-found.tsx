import { stegaClean } from '@sanity/client/stega'
import { NotFound } from '#components/sections/not-found/NotFound.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { siteSettings } from '#components/site-frame/siteSettings.ts'
import { DEFAULT_HOME_LINK } from '#lib/links/homeLinks.ts'
import { notFoundPage } from './(site)/_pages/notFoundPage.content.ts'
import SiteLayout from './(site)/layout.tsx'
import RootLayout from './layout.tsx'
import './(site)/_pages/notFoundPage.styles.ts'

export const revalidate = 3600

/**
 * Any path the route table does not know. A document of its own: a `not-found.tsx` would be sent along, as data, with
 * every page. Next offers no metadata here, so the title is an element of the page.
 */
export default async function NotFoundPage() {
  const [page, { productName, titleSeparator }] = await Promise.all([notFoundPage(), siteSettings()])
  return (
    <RootLayout>
      <SiteLayout>
        <title>{stegaClean(`${productName}${titleSeparator}${page.seo.title}`)}</title>
        <meta name="description" content={stegaClean(page.seo.description)} />
        <SiteFrame home={DEFAULT_HOME_LINK} path="">
          <NotFound content={page} />
        </SiteFrame>
      </SiteLayout>
    </RootLayout>
  )
}
