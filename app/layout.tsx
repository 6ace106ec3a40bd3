import type { Metadata } from 'next'
import type { ReactNode } from 'react'

export const metadata: Metadata = {
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }, apple: '/apple-touch-icon.png' },
}

/** Nothing around the documents, which have their language each; it brings no styles to the site or the Studio. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children
}
