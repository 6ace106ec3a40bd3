import { FORM_TOKEN_HEADER, FORM_TOKEN_PATH, MINIMUM_FILL_MS } from './forms.ts'

interface FormToken {
  value: string
  receivedAt: number
}

let request: Promise<FormToken | null> | undefined

async function fetchToken(): Promise<FormToken | null> {
  try {
    const response = await fetch(FORM_TOKEN_PATH, { cache: 'no-store' })
    const body: unknown = response.ok ? await response.json() : null
    if (typeof body !== 'object' || body === null || !('token' in body)) return null
    return typeof body.token === 'string' ? { value: body.token, receivedAt: performance.now() } : null
  } catch {
    return null
  }
}

/**
 * Requests the token that proves when a form was opened. Call it on the form's first focus, or when its dialog opens.
 * A form works without it, under stricter rate limits.
 */
export function prepareForm(): void {
  request ??= fetchToken()
}

function delay(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds))
}

/**
 * Returns the token as a header, or no header when there is none. Waits until the token is old enough, so that a person
 * whose browser autofills the form is not classified as a bot.
 */
export async function createFormTokenHeaders(): Promise<Record<string, string>> {
  const token = request && (await Promise.race([request, delay(MINIMUM_FILL_MS)]))
  if (!token) return {}
  const wait = MINIMUM_FILL_MS - (performance.now() - token.receivedAt)
  if (wait > 0) await delay(wait)
  return { [FORM_TOKEN_HEADER]: token.value }
}
