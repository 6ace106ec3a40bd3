import type { Metadata } from 'next'
import { PolicyPage } from '../../_pages/PolicyPage.tsx'
import { policyMetadata } from '../../_pages/policyPage.metadata.ts'

export const generateMetadata = (): Promise<Metadata> => policyMetadata('terms')

export default function Page() {
  return <PolicyPage home="/lp1" policy="terms" />
}
