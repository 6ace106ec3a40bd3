import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'

/**
 * Sends a webhook of a change to published content, signed like Sanity's.
 *
 * @throws Error with the response when the webhook is refused, or when the URL cannot be reached
 */
export async function sendWebhook(
  url: string | URL,
  body: string,
  secret: string,
  signal?: AbortSignal,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
    },
    body,
    ...(signal && { signal }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${String(url)} responded with ${response.status}: ${text}`)
}
