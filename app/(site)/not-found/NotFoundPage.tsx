import { NotFound } from '#components/sections/not-found/NotFound.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { DEFAULT_HOME_LINK } from '#lib/links/homeLinks.ts'
import { notFoundPage } from './data.ts'
import './styles.ts'

/** What an address shows that the site does not know. */
export async function NotFoundPage() {
  return (
    <SiteFrame home={DEFAULT_HOME_LINK} path="">
      <NotFound content={await notFoundPage()} />
    </SiteFrame>
  )
}
