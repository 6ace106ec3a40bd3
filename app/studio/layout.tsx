import type { ReactNode } from 'react'
import { defaultLocale } from '#lib/i18n/locales.ts'

/** Gives the Studio the whole window, and the fonts a computer has: its own come from a foreign host. */
export default function StudioLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLocale}>
      <body>
        <style>{'body { margin: 0; --sans: system-ui, sans-serif }'}</style>
        {children}
      </body>
    </html>
  )
}
