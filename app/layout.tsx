import type { Metadata } from 'next'
import type { ReactNode } from 'react'

export const metadata: Metadata = {
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }, apple: '/apple-touch-icon.png' },
}

/** Renders only its children: each document sets its own language, and the site and the Studio share no styles. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children
}
