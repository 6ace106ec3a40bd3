import type { ReactNode } from 'react'
import { defaultLocale } from '#lib/i18n/locales.ts'
import './styles.ts'

/** Gives the Studio the whole window. */
export default function StudioLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLocale}>
      <body>{children}</body>
    </html>
  )
}
