import type { Metadata } from 'next'
import { type EditionRoute, getHome, rootEditionParams } from '../../editions.ts'
import { createNotFoundMetadata } from '../../not-found/data.ts'
import { NotFoundPage } from '../../not-found/NotFoundPage.tsx'

export const generateStaticParams = rootEditionParams
export const dynamicParams = false

export async function generateMetadata({ params }: EditionRoute): Promise<Metadata> {
  await getHome(params)
  return { ...(await createNotFoundMetadata()), robots: { index: false } }
}

/** Renders the page, prerendered per language, that `proxy.ts` serves with status 404 for an unknown URL. */
export default async function UnknownPage({ params }: EditionRoute) {
  await getHome(params)
  return <NotFoundPage />
}
