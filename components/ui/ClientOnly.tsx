'use client'

import { useSyncExternalStore, type ReactNode } from 'react'
import { whenShown } from '#lib/whenShown.ts'

const subscribe = () => () => {}

/** Returns whether the page has hydrated: false on the server and in the first render. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

/** Returns whether the page has hydrated and is shown: not while the browser renders it ahead of a click. */
export const useShown = (): boolean =>
  useSyncExternalStore(
    (update) => (document.prerendering ? whenShown(update) : () => {}),
    () => !document.prerendering,
    () => false,
  )

/** Renders its children only in the browser, once the page has hydrated. */
export const ClientOnly = ({ children }: { children: ReactNode }) => useHydrated() && children
