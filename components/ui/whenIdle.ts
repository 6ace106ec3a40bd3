/** Calls back once the browser is idle, after two seconds at the latest (Safari: 300 ms). Returns a cancel function. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(callback, 300)
  return () => clearTimeout(timer)
}
