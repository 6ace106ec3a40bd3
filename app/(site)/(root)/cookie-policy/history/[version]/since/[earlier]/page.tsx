import type { Metadata } from 'next'
import { PolicyComparisonPage } from '../../../../../../_pages/PolicyComparisonPage.tsx'
import { policyComparisonMetadata } from '../../../../../../_pages/policyHistory.metadata.ts'
import { comparisonParams } from '../../../../../../_pages/policyHistory.content.ts'

interface ComparisonRoute {
  params: Promise<{ version: string; earlier: string }>
}

export const generateStaticParams = () => comparisonParams('cookies')

export const generateMetadata = async ({ params }: ComparisonRoute): Promise<Metadata> =>
  policyComparisonMetadata('cookies', await params)

export default async function Page({ params }: ComparisonRoute) {
  return <PolicyComparisonPage home="/" policy="cookies" {...await params} />
}
