'use client'

import type { ReactNode } from 'react'
import { useIsHydrated } from '#components/ui/useIsHydrated.ts'

/** Renders the screens after the first only in the browser: just the animation shows them, so the HTML omits them. */
export const LaterScreens = ({ children }: { readonly children: ReactNode }) => useIsHydrated() && children
