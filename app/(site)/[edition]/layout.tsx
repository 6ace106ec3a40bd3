import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { type EditionRoute, getHome } from '../editions.ts'
import { SiteDocument, createSiteMetadata } from '../SiteDocument.tsx'

export { siteViewport as viewport } from '../SiteDocument.tsx'

/** In seconds: content is read again after an hour even when no webhook announced a change. */
export const revalidate = 3600

export async function generateMetadata({ params }: EditionRoute): Promise<Metadata> {
  await getHome(params)
  return createSiteMetadata()
}

export default async function EditionLayout({ params, children }: EditionRoute & { children: ReactNode }) {
  await getHome(params)
  return <SiteDocument>{children}</SiteDocument>
}
