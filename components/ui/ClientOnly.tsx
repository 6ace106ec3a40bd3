'use client'

import { useSyncExternalStore, type ReactNode } from 'react'

const subscribe = () => () => {}

/** Returns whether the page has hydrated: false on the server and in the first render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

/** Renders its children only in the browser, once the page has hydrated. */
export const ClientOnly = ({ children }: { children: ReactNode }) => useHydrated() && children
