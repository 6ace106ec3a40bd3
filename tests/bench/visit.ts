/**
 * Requests a page with Brotli, as browsers do. The front door caches only Brotli responses, so other clients always
 * reach Next.
 *
 * @returns the HTML of the page
 * @throws Error when the status is not successful
 */
export async function visit(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`)
  return answer.text()
}
