/**
 * Maps an address that the Studio calls to the embedded store. Parts of the Studio put the project's id before the
 * host, as Sanity's cloud has it, or call Sanity's own servers.
 *
 * @param origin of the page, such as `http://localhost:3000`
 * @returns an address of this origin, or undefined for a foreign one
 */
export function toLocalAddress(address: string, origin: string, projectId: string): string | undefined {
  const { host, protocol } = new URL(origin)
  const url = new URL(address, origin)
  if (url.protocol === protocol && url.host === `${projectId}.${host}`) url.host = host
  return url.protocol === protocol && url.host === host ? url.href : undefined
}

/**
 * Keeps every `fetch` of the page on its origin; a foreign one gets an empty answer. The content security policy blocks
 * foreign calls too, but the Studio then retries and fills the console.
 */
export function keepFetchLocal(page: Pick<Window & typeof globalThis, 'fetch' | 'location'>, projectId: string): void {
  const originalFetch = page.fetch.bind(page)
  page.fetch = async (input, init) => {
    const requested = input instanceof Request ? input.url : String(input)
    const address = toLocalAddress(requested, page.location.origin, projectId)
    if (address === undefined) return Response.json({})
    if (address === new URL(requested, page.location.origin).href) return originalFetch(input, init)
    return originalFetch(input instanceof Request ? new Request(address, input) : address, init)
  }
}
