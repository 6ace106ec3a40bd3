import { stegaClean } from '@sanity/client/stega'
import { NotFound } from '#components/sections/not-found/NotFound.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { siteSettings } from '#components/site-frame/siteSettings.ts'
import { DEFAULT_HOME_LINK } from '#lib/links/homeLinks.ts'
import { notFoundPage } from './notFoundPage.content.ts'
import './notFoundPage.styles.ts'

/**
 * What a path shows that the site does not know. Next offers no metadata here, so the title is an element of the page.
 *
 * Each `not-found.tsx` that shows it stands as deep as it can: what is sent with a page, as data, holds the not-found
 * page of its folder.
 */
export async function NotFoundPage() {
  const [page, { productName, titleSeparator }] = await Promise.all([notFoundPage(), siteSettings()])
  return (
    <>
      <title>{stegaClean(`${productName}${titleSeparator}${page.seo.title}`)}</title>
      <meta name="description" content={stegaClean(page.seo.description)} />
      <SiteFrame home={DEFAULT_HOME_LINK} path="">
        <NotFound content={page} />
      </SiteFrame>
    </>
  )
}
