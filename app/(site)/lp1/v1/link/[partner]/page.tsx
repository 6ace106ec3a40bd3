import type { Metadata } from 'next'
import { LinkPage } from '../../../../_pages/LinkPage.tsx'
import { linkPageMetadata } from '../../../../_pages/linkPage.metadata.ts'
import { partnerParams } from '../../../../_pages/partner.content.ts'

interface PartnerRoute {
  params: Promise<{ partner: string }>
}

export const generateStaticParams = partnerParams

export const generateMetadata = async ({ params }: PartnerRoute): Promise<Metadata> =>
  linkPageMetadata((await params).partner)

export default async function Page({ params }: PartnerRoute) {
  return <LinkPage home="/lp1" parameter={(await params).partner} />
}
