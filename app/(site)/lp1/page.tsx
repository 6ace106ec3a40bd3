import type { Metadata } from 'next'
import { personalPageMetadata } from '../_pages/personalPage.metadata.ts'
import { PersonalPage } from '../_pages/PersonalPage.tsx'

export const generateMetadata = (): Promise<Metadata> => personalPageMetadata()

export default function Page() {
  return <PersonalPage home="/lp1" />
}
