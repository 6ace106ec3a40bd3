import { notFound } from 'next/navigation'
import { BuyingPowerLink } from '#components/sections/app-links/AppLinks.tsx'
import { Closing } from '#components/sections/closing/Closing.tsx'
import { Estimate } from '#components/sections/estimate/Estimate.tsx'
import { SiteFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { type EditionRoute, getHome } from '../../editions.ts'
import { loadEstimatePage, loadEstimateRules } from './data.ts'
import './styles.ts'

export { generateMetadata, generateStaticParams } from './data.ts'

/** Renders the estimate of what a visitor could afford, at `/estimate`. */
export default async function EstimatePage({ params }: EditionRoute) {
  const home = await getHome(params)
  const [page, rules, { ctas }] = await Promise.all([loadEstimatePage(), loadEstimateRules(), loadSiteSettings()])
  if (page.isHidden) notFound()
  return (
    <SiteFrame home={home} path={getPageHref(home, pages.estimate.path)}>
      <Estimate content={page} rules={rules} />
      <Closing content={page.closingCta}>
        <BuyingPowerLink home={home} origin="estimate-page" label={ctas.buyingPower} variant="gradient" />
      </Closing>
      <StructuredData path={pages.estimate.path} seo={page.seo} webApplication />
    </SiteFrame>
  )
}
