import { useEffect } from 'react'

/** Makes the browser ask before it leaves the page, until the returned function is called. */
function startLeaveWarning(): () => void {
  // A listener of its own: the same function added twice would be removed for both.
  const listener = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', listener)
  return () => window.removeEventListener('beforeunload', listener)
}

/** Warns on leaving the page while a component has something unsaved. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => (active ? startLeaveWarning() : undefined), [active])
}

/** Warns on leaving the page until a request has settled, even when its component has gone. */
export async function withLeaveWarning<Result>(request: Promise<Result>): Promise<Result> {
  const stop = startLeaveWarning()
  try {
    return await request
  } finally {
    stop()
  }
}
