import { stegaClean } from '@sanity/client/stega'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { siteSettings } from '#components/site-frame/siteSettings.ts'
import { MAIN_ID } from '#components/site-frame/SiteFrame.tsx'
import headingFont from '#components/theme/fonts/fraunces-common.woff2'
import { browserColour } from '#components/theme/tokens.ts'
import { DraftTools } from '#components/visual-editing/DraftTools.tsx'
import { isPreview } from '#lib/content/preview.ts'
import { isShared } from '#lib/content/sharePerspective.ts'
import { env } from '#lib/env.ts'
import { translate } from '#lib/i18n/translate.ts'
import './styles.ts'

/** Content is read again after an hour even when no webhook announced a change. */
export const revalidate = 3600

export const viewport: Viewport = { themeColor: browserColour, colorScheme: 'light' }

/** What holds for every page: names, defaults, no telephone detection. */
export async function generateMetadata(): Promise<Metadata> {
  const { productName, title, titleSeparator, description } = stegaClean(await siteSettings())
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { template: `${productName}${titleSeparator}%s`, default: `${productName}${titleSeparator}${title}` },
    description,
    applicationName: productName,
    appleWebApp: { capable: true, title: productName },
    formatDetection: { telephone: false },
  }
}

/** The frame of the public pages: the theme and, for editors only, the tools of the Studio's preview. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const previewing = await isPreview()
  preload(headingFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {translate('accessibility.skipToContent')}
      </a>
      {children}
      {previewing && !isShared() && <DraftTools />}
    </>
  )
}
