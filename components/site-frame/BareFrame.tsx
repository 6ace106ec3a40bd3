import type { ReactNode } from 'react'
import { Consent } from '#components/consent/Consent.tsx'
import type { HomeLink } from '#lib/links/homeLinks.ts'
import { MAIN_ID } from './SiteFrame.tsx'

/** A page without header and footer: those of a partner's links, which people only pass through. */
export function BareFrame({ home, children }: { home: HomeLink; children: ReactNode }) {
  return (
    <>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Consent home={home} />
    </>
  )
}
