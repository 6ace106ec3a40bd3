import { isRecord } from '#lib/isRecord.ts'
import type { LeadRequests } from './contracts.ts'
import {
  FORM_PATHS,
  FORM_TOKEN_HEADER,
  FORM_TOKEN_PATH,
  HONEYPOT_HEADER,
  VISIT_HEADER,
  type LeadForm,
  MIN_FILL_MS,
} from '#lib/forms.ts'

export const REQUEST_TIMEOUT_MS = 10_000

let request: ReturnType<typeof fetchToken> | undefined

async function fetchToken() {
  const response = await fetch(FORM_TOKEN_PATH, { cache: 'no-store' })
  const body: unknown = await response.json()
  return isRecord(body) && typeof body.token === 'string' ? { value: body.token, receivedAt: performance.now() } : null
}

/** Requests the token that proves when a form was opened. A form works without it, under stricter rate limits. */
export function prepareForm(): void {
  request ??= fetchToken().catch(() => null)
}

/**
 * Returns the address a form posts to without scripts.
 *
 * @param page path of the form's page, which the answer follows in language and landing variant
 */
export const getFormAction = (form: LeadForm, page: string, apiHost: string): string =>
  `${apiHost}${FORM_PATHS[form]}?${new URLSearchParams({ page })}`

const delay = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds))

/** Returns the token as a header, once it is old enough that a person with autofill is not classified as a bot. */
export async function createFormTokenHeaders(): Promise<Record<string, string>> {
  const token = request && (await Promise.race([request, delay(MIN_FILL_MS)]))
  if (!token) return {}
  const wait = MIN_FILL_MS - (performance.now() - token.receivedAt)
  if (wait > 0) await delay(wait)
  return { [FORM_TOKEN_HEADER]: token.value }
}

export interface PostOptions {
  /** Base URL without a trailing slash, from the `API_HOST` setting; empty for the page's own origin. */
  apiHost: string
  signal: AbortSignal
  honeypot: string
}

const MAX_VISIT_LENGTH = 2_000

/**
 * Returns the address of the visit's first page, from the browser's own list of this tab, which newer browsers have, and
 * the one that led to this page. Nothing is stored for it. Fragments are left out: that of an estimate has its amounts,
 * which no server gets.
 */
const describeVisit = () =>
  [globalThis.navigation?.entries()[0]?.url?.split('#', 1)[0], document.referrer]
    .filter(Boolean)
    .join(' ')
    .slice(0, MAX_VISIT_LENGTH)

/** Signals for our own server only: another host's CORS rules may refuse unknown headers. */
async function createSignalHeaders({ apiHost, honeypot }: PostOptions): Promise<Record<string, string>> {
  if (apiHost) return {}
  const visit = describeVisit()
  return {
    ...(await createFormTokenHeaders()),
    ...(visit && { [VISIT_HEADER]: visit }),
    ...(honeypot && { [HONEYPOT_HEADER]: encodeURIComponent(honeypot).slice(0, 200) }),
  }
}

/** Posts a form and passes the response to `read`. @throws Error when neither ends in time, or the caller aborts */
export async function postLead<Form extends LeadForm, Result>(
  form: Form,
  fields: LeadRequests[Form],
  options: PostOptions,
  read: (response: Response) => Result | Promise<Result>,
): Promise<Result> {
  const signals = await createSignalHeaders(options)
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (options.signal.aborted) abort()
  options.signal.addEventListener('abort', abort)
  setTimeout(abort, REQUEST_TIMEOUT_MS)
  const response = await fetch(`${options.apiHost}${FORM_PATHS[form]}`, {
    method: 'POST',
    // All but the signals are CORS-safelisted, so any host accepts them.
    headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang, ...signals },
    body: JSON.stringify(fields),
    signal: controller.signal,
  })
  return read(response)
}

const describeStatus = ({ status, statusText }: Response) => `HTTP ${status}: ${statusText}`

/** Internal result of a business form's call. Visitors see one text for every failure. */
type RegisterResult = { ok: true } | { ok: false; message: string }

async function readRegisterResponse(response: Response): Promise<RegisterResult> {
  if (response.ok) return { ok: true }
  const body: unknown = await response.json().catch(() => null)
  const message = isRecord(body) && typeof body.message === 'string' ? body.message : ''
  return { ok: false, message: message || describeStatus(response) }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error occurred'
  return error.name === 'AbortError' ? 'Request timeout' : error.message
}

/** Posts a business form. A failure has the server's message, else the status, or that of the thrown error. */
export const registerLead = <Form extends LeadForm>(form: Form, fields: LeadRequests[Form], options: PostOptions) =>
  postLead(form, fields, options, readRegisterResponse).catch((error: unknown): RegisterResult => {
    return { ok: false, message: describeError(error) }
  })

/** Reads the waitlist's response, which may be an error response with an unchecked `error`. @throws Error for any other one */
export async function readWaitlistResponse(response: Response): Promise<{ success: boolean; error?: unknown }> {
  const body: unknown = await response.json().catch(() => null)
  if (isRecord(body) && typeof body.success === 'boolean') return { success: body.success, error: body.error }
  throw new Error(describeStatus(response))
}
