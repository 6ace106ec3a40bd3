import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { errorWords } from '#components/error-page/errorPageWords.ts'
import { ERROR_WORDS_ATTRIBUTE } from '#components/error-page/errorWords.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'

export const metadata: Metadata = { icons: { icon: { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' } } }

/** The error page cannot ask the server for its words when it is needed. */
const words = JSON.stringify(errorWords())

/** The document around the site's pages and the Studio; it brings no styles to either. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLocale}>
      <body {...{ [ERROR_WORDS_ATTRIBUTE]: words }}>{children}</body>
    </html>
  )
}
