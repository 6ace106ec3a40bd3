import type { Metadata } from 'next'
import { ErrorMessage } from '#components/error-page/ErrorPage.tsx'
import { getErrorStrings } from '#components/error-page/errorStrings.ts'
import maze from '#components/illustrations/maze.svg'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { type EditionRoute, getHome, rootEditionParams } from '../../editions.ts'

export const generateStaticParams = rootEditionParams
export const dynamicParams = false

export async function generateMetadata({ params }: EditionRoute): Promise<Metadata> {
  await getHome(params)
  return { title: getErrorStrings().title, robots: { index: false } }
}

/**
 * Renders the page that the front door serves when rendering fails (`server/errorPage.ts`): prerendered, complete
 * without scripts, and without analytics, since the requested URL may hold a secret.
 */
export default async function UnavailablePage({ params }: EditionRoute) {
  const home = await getHome(params)
  const strings = getErrorStrings()
  return (
    <SiteFrame home={home} path="" analyticsEnabled={false}>
      <ErrorMessage strings={strings} retry={<ButtonLink href="">{strings.retry}</ButtonLink>}>
        <img src={maze.src} width={maze.width} height={maze.height} alt="" />
      </ErrorMessage>
    </SiteFrame>
  )
}
