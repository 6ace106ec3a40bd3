/**
 * Maps a URL that the Studio calls to the page's origin; undefined for a foreign one. Parts of the Studio prefix the
 * host with the project id, as Sanity's cloud does.
 */
export function toLocalUrl(address: string, origin: string, projectId: string): string | undefined {
  const { host, protocol } = new URL(origin)
  const url = new URL(address, origin)
  if (url.protocol === protocol && url.host === `${projectId}.${host}`) url.host = host
  return url.protocol === protocol && url.host === host ? url.href : undefined
}

/**
 * Restricts `fetch` to the page's origin; a foreign request gets an empty response. The content security policy blocks
 * foreign requests too, but the Studio then retries and fills the console.
 */
export function keepFetchLocal(page: Pick<Window & typeof globalThis, 'fetch' | 'location'>, projectId: string): void {
  const originalFetch = page.fetch.bind(page)
  page.fetch = async (input, init) => {
    const requestUrl = input instanceof Request ? input.url : String(input)
    const address = toLocalUrl(requestUrl, page.location.origin, projectId)
    if (address === undefined) return Response.json({})
    if (address === new URL(requestUrl, page.location.origin).href) return originalFetch(input, init)
    return originalFetch(input instanceof Request ? new Request(address, input) : address, init)
  }
}
