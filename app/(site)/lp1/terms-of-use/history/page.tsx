import type { Metadata } from 'next'
import { PolicyHistoryPage } from '../../../_pages/PolicyHistoryPage.tsx'
import { policyHistoryMetadata } from '../../../_pages/policyHistory.metadata.ts'

export const generateMetadata = (): Promise<Metadata> => policyHistoryMetadata('terms')

export default function Page() {
  return <PolicyHistoryPage home="/lp1" policy="terms" />
}
