'use client'

import { createContext, use, type ReactNode } from 'react'
import { DEFAULT_SITE_PREFIX, type SitePrefix } from './homeLinks.ts'

const LinksContext = createContext<SitePrefix>(DEFAULT_SITE_PREFIX)

/** Provides the home link to the client components below it. */
export const LinksProvider = ({ home, children }: { readonly home: SitePrefix; readonly children: ReactNode }) => (
  <LinksContext value={home}>{children}</LinksContext>
)

/** Returns the home link of the page; "/" outside a provider. */
export const useSitePrefix = () => use(LinksContext)
