/**
 * Creates a script that loads others in order after the first paint. A hidden page is not painted, and some browsers do
 * not report paints, so both have a fallback.
 */
export const createScriptLoader = (sources: readonly string[]): string => `(() => {
  const sources = ${JSON.stringify(sources)}
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
})()
`
