import type { Metadata } from 'next'
import { publicRoutes } from '#lib/links/routes.ts'
import { PolicyPage } from '../../_pages/PolicyPage.tsx'
import { policyMetadata } from '../../_pages/policyPage.metadata.ts'

const { path } = publicRoutes.cookies

export const generateMetadata = (): Promise<Metadata> => policyMetadata('cookies')

export default function Page() {
  return <PolicyPage home="/" path={path} />
}
