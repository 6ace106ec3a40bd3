import type { Metadata } from 'next'
import { businessPageMetadata } from '../_pages/businessPage.metadata.ts'
import { BusinessPage } from '../_pages/BusinessPage.tsx'

export const generateMetadata = (): Promise<Metadata> => businessPageMetadata()

export default function Page() {
  return <BusinessPage />
}
