import { stegaClean } from '@sanity/client/stega'
import { NotFound } from '#components/sections/not-found/NotFound.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { siteSettings } from '#components/site-frame/siteSettings.ts'
import { DEFAULT_HOME_LINK } from '#lib/links/homeLinks.ts'
import { notFoundPage } from '../(site)/_pages/notFoundPage.content.ts'
import SiteLayout from '../(site)/layout.tsx'
import './not-found.styles.ts'

/**
 * Any path the route table does not know. Next offers no metadata here, so the title is an element of the page.
 *
 * It stands with the unknown paths alone: a not-found page of the whole app would be sent along, as data, with every
 * page of it.
 */
export default async function NotFoundPage() {
  const [page, { productName, titleSeparator }] = await Promise.all([notFoundPage(), siteSettings()])
  return (
    <SiteLayout>
      <title>{stegaClean(`${productName}${titleSeparator}${page.seo.title}`)}</title>
      <meta name="description" content={stegaClean(page.seo.description)} />
      <SiteFrame home={DEFAULT_HOME_LINK} path="">
        <NotFound content={page} />
      </SiteFrame>
    </SiteLayout>
  )
}
