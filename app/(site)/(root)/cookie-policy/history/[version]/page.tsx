import type { Metadata } from 'next'
import { PolicyVersionPage } from '../../../../_pages/PolicyVersionPage.tsx'
import { policyVersionMetadata } from '../../../../_pages/policyHistory.metadata.ts'
import { versionParams } from '../../../../_pages/policyHistory.content.ts'

interface VersionRoute {
  params: Promise<{ version: string }>
}

export const generateStaticParams = () => versionParams('cookies')

export const generateMetadata = async ({ params }: VersionRoute): Promise<Metadata> =>
  policyVersionMetadata('cookies', await params)

export default async function Page({ params }: VersionRoute) {
  return <PolicyVersionPage home="/" policy="cookies" {...await params} />
}
