import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Returns false on the server and while the page hydrates, then true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
