import type { Metadata } from 'next'
import { publicRoutes } from '#lib/links/routes.ts'
import { PolicyPage } from '../../_pages/PolicyPage.tsx'
import { policyMetadata } from '../../_pages/policyPage.metadata.ts'

const { path } = publicRoutes.privacy

export const generateMetadata = (): Promise<Metadata> => policyMetadata('privacy')

export default function Page() {
  return <PolicyPage home="/" path={path} />
}
