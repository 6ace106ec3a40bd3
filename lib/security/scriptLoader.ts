import { createHash } from 'node:crypto'

/**
 * Loads the scripts of a page in order, after its first paint. Constant, so that the content security policy can name
 * it by its hash. A page in the background is not painted, and some browsers report no paints.
 */
export const SCRIPT_LOADER = `(() => {
  const sources = document.currentScript.dataset.sources.split(' ')
  const paints = new PerformanceObserver(load)
  function load() {
    paints.disconnect()
    for (const source of sources.splice(0)) {
      const script = document.createElement('script')
      script.src = source
      script.async = false
      document.head.append(script)
    }
  }
  if (document.hidden) return load()
  document.addEventListener('visibilitychange', load)
  addEventListener('load', () => setTimeout(load, 1000))
  paints.observe({ type: 'paint', buffered: true })
})()`

/** The loader as a source of `script-src` in a content security policy. */
export const SCRIPT_LOADER_HASH = `'sha256-${createHash('sha256').update(SCRIPT_LOADER).digest('base64')}'`
