import type { Metadata } from 'next'
import { PolicyHistoryPage } from '../../../_pages/PolicyHistoryPage.tsx'
import { policyHistoryMetadata } from '../../../_pages/policyHistory.metadata.ts'

export const generateMetadata = (): Promise<Metadata> => policyHistoryMetadata('privacy')

export default function Page() {
  return <PolicyHistoryPage home="/" policy="privacy" />
}
