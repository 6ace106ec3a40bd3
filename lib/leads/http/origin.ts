/**
 * Whether a browser sent this from another site. A call without a browser's marks is not cross-origin: it carries no
 * visitor's rights.
 *
 * @param siteUrl the public address of the site, which is trusted beside the host that was asked
 */
export function isCrossOrigin(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get('origin')
  const fetchSite = request.headers.get('sec-fetch-site')
  if (origin === new URL(siteUrl).origin) return false
  if (fetchSite !== null) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  if (origin === null) return false
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.get('host')
}
