import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { ErrorMessage } from '#components/error-page/ErrorMessage.tsx'
import { errorStrings } from '#components/error-page/errorStrings.ts'
import maze from '#components/illustrations/maze.svg'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { siteSettings } from '#components/site-frame/siteSettings.ts'
import { ButtonLink } from '#components/ui/Button.tsx'
import { DEFAULT_HOME_LINK } from '#lib/links/homeLinks.ts'
import SiteLayout, { generateMetadata as siteMetadata } from '../(site)/layout.tsx'

export const revalidate = 3600

export async function generateMetadata(): Promise<Metadata> {
  const { productName, titleSeparator } = stegaClean(await siteSettings())
  const title = `${productName}${titleSeparator}${errorStrings().title}`
  return { ...(await siteMetadata()), title, robots: { index: false } }
}

/**
 * What the front door answers in the place of a page that cannot be made (`server/errorPage.ts`): made ahead, whole
 * without scripts, under the address that was asked for, which may hold a secret.
 */
export default function UnavailablePage() {
  const strings = errorStrings()
  return (
    <SiteLayout>
      <SiteFrame home={DEFAULT_HOME_LINK} path="" analyticsEnabled={false}>
        <ErrorMessage strings={strings} retry={<ButtonLink href="">{strings.retry}</ButtonLink>}>
          <img
            src={maze.src}
            width={maze.width}
            height={maze.height}
            alt=""
            style={{ width: '100%', maxWidth: '52rem', height: 'auto', marginTop: '2rem' }}
          />
        </ErrorMessage>
      </SiteFrame>
    </SiteLayout>
  )
}
