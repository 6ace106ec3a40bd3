import type { Metadata } from 'next'
import { waitlistPageMetadata } from '../../_pages/waitlistPage.metadata.ts'
import { WaitlistPage } from '../../_pages/WaitlistPage.tsx'

export const generateMetadata = (): Promise<Metadata> => waitlistPageMetadata()

export default function Page() {
  return <WaitlistPage home="/" />
}
