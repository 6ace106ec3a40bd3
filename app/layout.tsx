import type { ReactNode } from 'react'
import { defaultLocale } from '#lib/i18n/locales.ts'

/** The document around the site's pages and the Studio; it brings no styles to either. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLocale}>
      <body>{children}</body>
    </html>
  )
}
