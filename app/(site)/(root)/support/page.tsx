import type { Metadata } from 'next'
import { supportPageMetadata } from '../../_pages/supportPage.metadata.ts'
import { SupportPage } from '../../_pages/SupportPage.tsx'

export const generateMetadata = (): Promise<Metadata> => supportPageMetadata()

export default function Page() {
  return <SupportPage home="/" />
}
