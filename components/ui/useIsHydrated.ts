import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and while the page hydrates, then true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
