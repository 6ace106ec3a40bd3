import { stegaClean } from '@sanity/client/stega'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { ErrorStringsProvider } from '#components/error-page/ErrorPage.tsx'
import { getErrorStrings } from '#components/error-page/errorStrings.ts'
import { loadSiteSettings, preloadFrame } from '#components/site-frame/pageContent.ts'
import { MAIN_ID } from '#components/site-frame/SiteFrame.tsx'
import bodyFont from '#components/theme/fonts/figtree-common.woff2'
import bodyFontFrench from '#components/theme/fonts/figtree-french.woff2'
import headingFont from '#components/theme/fonts/fraunces-common.woff2'
import headingFontFrench from '#components/theme/fonts/fraunces-french.woff2'
import { browserColour } from '#components/theme/tokens.ts'
import { DraftTools } from '#components/visual-editing/DraftTools.tsx'
import { isPreview, isShared } from '#lib/content/preview.ts'
import { getTitlePrefix } from '#lib/content/searchTitle.ts'
import { env } from '#lib/env.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translate.ts'
import './styles.ts'

export const siteViewport: Viewport = { themeColor: browserColour, colorScheme: 'light' }

/** Returns the metadata that all pages share: names, defaults, no telephone number detection. */
export async function createSiteMetadata(): Promise<Metadata> {
  const settings = stegaClean(await loadSiteSettings())
  const { productName, title, description } = settings
  const prefix = getTitlePrefix(settings)
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { template: `${prefix}%s`, default: prefix + title },
    description,
    applicationName: productName,
    // From the home screen the site opens in the browser, whose buttons it needs.
    appleWebApp: { capable: false, title: productName },
    formatDetection: { telephone: false },
  }
}

/** Inline and first: Chromium skips the transition if the first stylesheet does not contain this rule. */
const PAGE_TRANSITIONS = '@view-transition{navigation:auto}'

/** The font files that all pages of a language need. */
const fonts = {
  'en-CA': [headingFont, bodyFont],
  'fr-CA': [headingFont, bodyFont, headingFontFrench, bodyFontFrench],
}

/** Renders the document of every public page in the request's language, with the preview's tools for editors. */
export async function SiteDocument({ children }: { children: ReactNode }) {
  const previewing = await isPreview()
  if (previewing) preloadFrame()
  const locale = requestLocale()
  for (const font of fonts[locale]) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang={locale}>
      <head>
        <style>{PAGE_TRANSITIONS}</style>
      </head>
      <body>
        <a className="skip-link" href={`#${MAIN_ID}`}>
          {translate('accessibility.skipToContent')}
        </a>
        <ErrorStringsProvider strings={getErrorStrings()}>{children}</ErrorStringsProvider>
        {previewing && !isShared() && <DraftTools />}
      </body>
    </html>
  )
}
