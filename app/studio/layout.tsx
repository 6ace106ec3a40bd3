import type { ReactNode } from 'react'
import { defaultLocale } from '#lib/i18n/locales.ts'

/** Gives the Studio the whole window. */
export default function StudioLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLocale}>
      <body>
        <style>{'body { margin: 0 }'}</style>
        {children}
      </body>
    </html>
  )
}
