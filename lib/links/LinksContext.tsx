'use client'

import { createContext, use, type ReactNode } from 'react'
import { DEFAULT_HOME_LINK, type SitePrefix } from './homeLinks.ts'

const LinksContext = createContext<SitePrefix>(DEFAULT_HOME_LINK)

interface LinksProviderProps {
  readonly home: SitePrefix
  readonly children: ReactNode
}

/** Tells every client component below it which home it belongs to. */
export const LinksProvider = ({ home, children }: LinksProviderProps) => (
  <LinksContext value={home}>{children}</LinksContext>
)

/** The home link of the page a client component is on; "/" outside a provider. */
export const useHomeLink = () => use(LinksContext)
