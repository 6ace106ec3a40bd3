'use client'

import { createContext, use, type ReactNode } from 'react'
import { DEFAULT_HOME_LINK, type SitePrefix } from './homeLinks.ts'

const LinksContext = createContext<SitePrefix>(DEFAULT_HOME_LINK)

interface LinksProviderProps {
  readonly home: SitePrefix
  readonly children: ReactNode
}

/** Provides the home link to the client components below it. */
export const LinksProvider = ({ home, children }: LinksProviderProps) => (
  <LinksContext value={home}>{children}</LinksContext>
)

/** The home link of the page a client component is on; "/" outside a provider. */
export const useHomeLink = () => use(LinksContext)
