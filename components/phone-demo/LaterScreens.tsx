'use client'

import type { ReactNode } from 'react'
import { useIsHydrated } from '#components/ui/useIsHydrated.ts'

/** The screens after the first, which the animation alone shows: no part of the HTML. */
export const LaterScreens = ({ children }: { readonly children: ReactNode }) => useIsHydrated() && children
