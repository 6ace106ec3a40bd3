import { cache } from 'react'
import { DEFAULT_PARTNER } from './partners.ts'

/** React caches one object per request, and none outside a render. */
const getState = cache((): { partner: string } => ({ partner: DEFAULT_PARTNER }))

/** Sets the partner whose link the buttons of the page that is rendered lead to. Call it before they render. */
export function setRequestPartner(partner: string): void {
  getState().partner = partner
}

/** Returns the link ending of the page's partner; that of the default partner if none was set. */
export const requestPartner = (): string => getState().partner
