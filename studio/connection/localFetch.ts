/** What a browser is told in place of an answer from a foreign host: nothing newer, nothing to do. */
const nothing = () => Response.json({})

/**
 * Where a call of the Studio goes when content lives in the site's own store.
 *
 * Parts of the Studio build their addresses by themselves: they put the project's id before the host, as Sanity's
 * cloud has it, or ask Sanity's servers for news.
 *
 * @param origin the page's own, such as `http://localhost:3000`
 * @returns an address of this origin, or undefined for a foreign one
 */
export function localAddress(address: string, origin: string, projectId: string): string | undefined {
  const { host, protocol } = new URL(origin)
  const url = new URL(address, origin)
  if (url.protocol === protocol && url.host === `${projectId}.${host}`) url.host = host
  return url.protocol === protocol && url.host === host ? url.href : undefined
}

/**
 * Keeps every `fetch` of the page on its origin. The content security policy stops foreign calls too, but fills the
 * console each time, and the Studio then tries again and again.
 *
 * @param page the window the Studio runs in
 */
export function keepFetchLocal(page: Pick<Window & typeof globalThis, 'fetch' | 'location'>, projectId: string): void {
  const fetchAnywhere = page.fetch.bind(page)
  page.fetch = async (input, init) => {
    const asked = input instanceof Request ? input.url : String(input)
    const address = localAddress(asked, page.location.origin, projectId)
    if (address === undefined) return nothing()
    if (address === new URL(asked, page.location.origin).href) return fetchAnywhere(input, init)
    return fetchAnywhere(input instanceof Request ? new Request(address, input) : address, init)
  }
}
