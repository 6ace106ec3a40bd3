/**
 * Maps a URL that the Studio calls to the page's origin; undefined for a foreign one. Sanity's SDK prefixes the host with
 * the project id, as Sanity's cloud does.
 */
export function toLocalUrl(address: string, origin: string, projectId: string): string | undefined {
  const { host } = new URL(origin)
  const url = new URL(address.replace(`//${projectId}.${host}/`, `//${host}/`), origin)
  return url.origin === origin ? url.href : undefined
}

/**
 * Restricts `fetch` to the page's origin; a foreign request gets an empty response. The content security policy blocks
 * foreign requests too, but the Studio then retries and fills the console.
 */
export function keepFetchLocal(projectId: string): void {
  const originalFetch = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const address = toLocalUrl(input instanceof Request ? input.url : String(input), window.location.origin, projectId)
    if (address === undefined) return Response.json({})
    return originalFetch(input instanceof Request ? input : address, init)
  }
}
