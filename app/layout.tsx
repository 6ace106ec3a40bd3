import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ERROR_STRINGS_ATTRIBUTE } from '#components/error-page/ErrorMessage.tsx'
import { errorStrings } from '#components/error-page/errorStrings.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'

export const metadata: Metadata = {
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }, apple: '/apple-touch-icon.png' },
}

/** The error page cannot get its strings from a server that failed. */
const strings = JSON.stringify(errorStrings())

/** The document around the site's pages and the Studio; it brings no styles to either. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLocale}>
      <body {...{ [ERROR_STRINGS_ATTRIBUTE]: strings }}>{children}</body>
    </html>
  )
}
