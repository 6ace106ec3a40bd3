import { FORM_TOKEN_HEADER, FORM_TOKEN_PATH, MINIMUM_FILL_MS } from './forms.ts'

/** A token and when it arrived, by the page's own clock. */
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
 * Asks for the token that proves when a form was opened. Call it on the form's first focus, or when its dialog opens.
 * A form works without it; the server is only stricter with the number of calls then.
 */
export function prepareForm(): void {
  request ??= fetchToken()
}

function delay(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds))
}

/**
 * The token as a header, or nothing when none was asked for or none came in time. Waits until the token is old enough, so that
 * a person whose browser fills the form in an instant is never taken for a bot.
 */
export async function createFormTokenHeaders(): Promise<Record<string, string>> {
  const token = request && (await Promise.race([request, delay(MINIMUM_FILL_MS)]))
  if (!token) return {}
  const wait = MINIMUM_FILL_MS - (performance.now() - token.receivedAt)
  if (wait > 0) await delay(wait)
  return { [FORM_TOKEN_HEADER]: token.value }
}
