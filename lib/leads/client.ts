import type { LeadRequests } from './contracts.ts'
import { FORM_PATHS, HONEYPOT_HEADER, type LeadForm } from './forms.ts'
import { createFormTokenHeaders } from './formToken.ts'

export const REQUEST_TIMEOUT_MS = 10_000

/** The outcome of a call. The message is for logs; visitors read the form's own failure text. */
export type PostResult = { ok: true } | { ok: false; message: string }

/** The waitlist's response; `error` is unchecked server output. */
export interface WaitlistAnswer {
  success: boolean
  error?: unknown
}

export interface PostOptions {
  /** Base URL without a trailing slash, from the `API_HOST` setting; empty for the page's own origin. */
  apiHost?: string | undefined
  signal?: AbortSignal | undefined
  honeypot?: string | undefined
}

/** Returns the message of a thrown value. An abort, by the timeout or by the caller, counts as a timeout. */
function describe(thrown: unknown): string {
  if (isAbort(thrown)) return 'Request timeout'
  return thrown instanceof Error && thrown.message !== '' ? thrown.message : 'Unknown error occurred'
}

function isAbort(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'AbortError'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The page's language, which the server answers in. The header is CORS-safelisted, so any host accepts it. */
function createLanguageHeader(): Record<string, string> {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang
  return language === '' ? {} : { 'accept-language': language }
}

/** Bot signals, for our own server only: another host's CORS rules may refuse unknown headers. */
async function createSignalHeaders({ apiHost, honeypot }: PostOptions): Promise<Record<string, string>> {
  if (apiHost) return {}
  const token = await createFormTokenHeaders()
  return honeypot ? { ...token, [HONEYPOT_HEADER]: encodeURIComponent(honeypot).slice(0, 200) } : token
}

/** Sends a body and passes the response to `read`. The timeout covers sending and reading. */
async function exchange<Result>(
  path: string,
  body: object,
  options: PostOptions,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const signals = await createSignalHeaders(options)
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (options.signal?.aborted) abort()
  options.signal?.addEventListener('abort', abort)
  const timer = setTimeout(abort, REQUEST_TIMEOUT_MS)
  try {
    const response = await fetch(`${options.apiHost ?? ''}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...createLanguageHeader(), ...signals },
      body: JSON.stringify(body),
      signal: controller.signal,
    })
    return await read(response)
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', abort)
  }
}

async function readMessage(response: Response): Promise<string> {
  const fallback = `HTTP ${response.status}: ${response.statusText}`
  try {
    const body: unknown = await response.json()
    return isRecord(body) && typeof body.message === 'string' && body.message !== '' ? body.message : fallback
  } catch (error) {
    if (isAbort(error)) throw error
    return fallback
  }
}

/**
 * Posts JSON and never throws: a failure carries the server's message, else
 * `HTTP {status}: {statusText}`, `Request timeout` on abort, the thrown message, or `Unknown error occurred`.
 */
export async function postJson(path: string, body: object, options: PostOptions = {}): Promise<PostResult> {
  try {
    return await exchange(path, body, options, async (response) =>
      response.ok ? { ok: true } : { ok: false, message: await readMessage(response) },
    )
  } catch (thrown) {
    return { ok: false, message: describe(thrown) }
  }
}

export function registerLead<Form extends Exclude<LeadForm, 'android-waitlist'>>(
  form: Form,
  request: LeadRequests[Form],
  options: PostOptions = {},
): Promise<PostResult> {
  return postJson(FORM_PATHS[form], request, options)
}

/**
 * Adds an email address to the Android waitlist.
 *
 * @returns the server's response, including a refusal (the form thanks either way)
 * @throws Error with the same message as {@link postJson} when the response is unreadable (the form stays)
 */
export async function registerWaitlist(email: string, options: PostOptions = {}): Promise<WaitlistAnswer> {
  try {
    return await exchange(FORM_PATHS['android-waitlist'], { email }, options, readWaitlistAnswer)
  } catch (thrown) {
    throw new Error(describe(thrown), { cause: thrown })
  }
}

async function readWaitlistAnswer(response: Response): Promise<WaitlistAnswer> {
  const body: unknown = await response.json().catch((error: unknown) => {
    throw isAbort(error) ? error : new Error(`HTTP ${response.status}: ${response.statusText}`)
  })
  if (!isRecord(body) || typeof body.success !== 'boolean') {
    throw new Error(`HTTP ${response.status}: ${response.statusText}`)
  }
  return { success: body.success, error: body.error }
}
