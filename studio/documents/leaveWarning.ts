import { useEffect } from 'react'

/** Makes the browser ask before leaving the page. @returns a function that stops it */
function startLeaveWarning(): () => void {
  // One listener for each call: removing a shared one would end every warning.
  const listener = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', listener)
  return () => window.removeEventListener('beforeunload', listener)
}

/** Warns on leaving the page while a component has something unsaved. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => (active ? startLeaveWarning() : undefined), [active])
}

/** Warns on leaving the page until a request has settled, even after its component has unmounted. */
export async function withLeaveWarning<Result>(request: Promise<Result>): Promise<Result> {
  const stop = startLeaveWarning()
  try {
    return await request
  } finally {
    stop()
  }
}
