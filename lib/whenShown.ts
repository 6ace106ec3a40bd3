declare global {
  interface Document {
    /** Whether the page is rendered ahead of a click, and not shown yet (Prerendering Revamped, WICG). */
    readonly prerendering?: boolean
  }
}

/** Calls back once the page is shown: at once, unless the browser renders it ahead of a click. Returns a cancel function. */
export function whenShown(callback: () => void): () => void {
  const controller = new AbortController()
  const options = { once: true, signal: controller.signal }
  if (document.prerendering) document.addEventListener('prerenderingchange', callback, options)
  else callback()
  return () => controller.abort()
}
