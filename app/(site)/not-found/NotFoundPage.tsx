import { NotFound } from '#components/sections/not-found/NotFound.tsx'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { localeHomes } from '#lib/links/homeLinks.ts'
import { loadNotFoundPage } from './data.ts'
import './styles.ts'

export async function NotFoundPage() {
  return (
    <SiteFrame home={localeHomes[requestLocale()]} path="">
      <NotFound content={await loadNotFoundPage()} />
    </SiteFrame>
  )
}
