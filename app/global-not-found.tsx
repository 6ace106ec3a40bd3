import type { Metadata } from 'next'
import { notFoundMetadata } from './(site)/not-found/data.ts'
import { NotFoundPage } from './(site)/not-found/NotFoundPage.tsx'
import SiteLayout, { generateMetadata as siteMetadata } from './(site)/layout.tsx'
import RootLayout, { metadata as documentMetadata } from './layout.tsx'

export { viewport } from './(site)/layout.tsx'

export const revalidate = 3600

export const generateMetadata = async (): Promise<Metadata> => ({
  ...documentMetadata,
  ...(await siteMetadata()),
  ...(await notFoundMetadata()),
})

/**
 * Any address no route answers; `proxy.ts` leads here what only content can tell. A document of its own, made ahead:
 * what `notFound()` throws is empty until scripts have filled it, and a `not-found.tsx` is sent along, as data, with
 * every page of its folder.
 */
export default function UnknownAddress() {
  return (
    <RootLayout>
      <SiteLayout>
        <NotFoundPage />
      </SiteLayout>
    </RootLayout>
  )
}
