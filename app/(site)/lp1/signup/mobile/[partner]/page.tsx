import type { Metadata } from 'next'
import { partnerParams } from '../../../../_pages/partner.content.ts'
import { ScanPage } from '../../../../_pages/ScanPage.tsx'
import { scanPageMetadata } from '../../../../_pages/scanPage.metadata.ts'

interface PartnerRoute {
  params: Promise<{ partner: string }>
}

export const generateStaticParams = partnerParams

export const generateMetadata = async ({ params }: PartnerRoute): Promise<Metadata> =>
  scanPageMetadata((await params).partner)

export default async function Page({ params }: PartnerRoute) {
  return <ScanPage home="/lp1" parameter={(await params).partner} />
}
