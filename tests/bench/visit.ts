/**
 * Asks for a page as browsers do, which accept Brotli. The front door caches only such answers, so other clients are
 * answered by Next each time.
 *
 * @returns its HTML
 * @throws Error when it is not answered with success
 */
export async function visit(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`)
  return answer.text()
}
