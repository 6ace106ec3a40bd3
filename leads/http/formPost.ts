import * as z from 'zod/mini'
import { requestLocale, withRequestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translator.ts'
import { isRecord } from '#lib/isRecord.ts'
import { getErrorCode } from '#lib/log.ts'
import { signToken, verifyToken } from '#lib/security/signing.ts'
import { contracts, MAX_EMAIL_LENGTH } from '../contracts.ts'
import { FORM_STATE_HEADER, getFormPath, getSentPath } from '#lib/formPages.ts'
import type { LeadForm } from '#lib/forms.ts'
import type { LeadsServices } from '../services.ts'
import { describeRefusal, getLocale, isFormPost, type Refusal, respondError } from './endpoint.ts'

/** Status of a form that is shown again with its errors. Scripts get 400, as specified. */
const UNPROCESSABLE = 422

const RENDER_TIMEOUT_MS = 5_000

const texts = z.record(z.string(), z.string())

const formState = z.object({
  form: z.string(),
  /** What the visitor entered. */
  values: texts,
  /** Messages by field; none when the form itself was right. */
  errors: texts,
})

type FormState = z.infer<typeof formState>

/** Reads the state of a form that was refused; undefined without one that this server has signed. */
export function readFormState(token: string | null, form: LeadForm, secret: string): FormState | undefined {
  const text = verifyToken(secret, 'form-state', token ?? '')
  const state = text === null ? undefined : formState.parse(JSON.parse(text))
  return state?.form === form ? state : undefined
}

/** Returns the texts of a form's own fields, cut to what a header can hold. */
function keepValues(form: LeadForm, submitted: unknown): FormState['values'] {
  const values = isRecord(submitted) ? submitted : {}
  return Object.fromEntries(
    Object.keys(contracts[form].shape).flatMap((name) => {
      const value = values[name]
      return typeof value === 'string' ? [[name, value.slice(0, MAX_EMAIL_LENGTH)]] : []
    }),
  )
}

interface PostedForm {
  form: LeadForm
  /** Path of the page it was posted from. */
  page: string
  submitted: unknown
  refusal: Refusal | undefined
}

/**
 * Responds to a form that a browser posted without scripts: leads to the page that confirms it, or shows the form again
 * with its errors and what was entered.
 */
export async function respondToFormPost(
  { form, page, submitted, refusal }: PostedForm,
  { secret, localUrl, log }: LeadsServices,
): Promise<Response> {
  if (!refusal) return redirectTo(getSentPath(form, page))
  const { status, headers } = describeRefusal(refusal)
  const state: FormState = { form, values: keepValues(form, submitted), errors: refusal.fields ?? {} }
  const html = await renderForm(
    getFormPath(form, page),
    signToken(secret, 'form-state', JSON.stringify(state)),
    localUrl,
  )
    // The browser keeps what was entered for the way back.
    .catch((error: unknown) => {
      log.error({ form, code: getErrorCode(error) }, 'The page of a form could not be rendered. Check SITE_URL.')
      return createFailurePage()
    })
  return respondPage(html, { headers, status: refusal.code === 'validation_failed' ? UNPROCESSABLE : status })
}

/** Leads a browser that has posted a form, or opens its address again, to a page. @param location path of the page */
export const redirectTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

const respondPage = (html: string, { status, headers }: { status: number; headers: Record<string, string> }) =>
  new Response(html, {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
  })

/** Creates a page that says only that a form was not sent. */
function createFailurePage(): string {
  const text = translate('forms.failure')
  const head = `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${text}</title>`
  return `<!doctype html><html lang="${requestLocale()}">${head}<h1>${text}</h1></html>`
}

/** Responds to a form while nothing can be stored: with a page if a browser posted it, else as all endpoints do. */
export const respondUnavailable = (request: Request): Response =>
  withRequestLocale(getLocale(request), () =>
    isFormPost(request)
      ? respondPage(createFailurePage(), describeRefusal({ code: 'unavailable' }))
      : respondError('unavailable'),
  )

/** Requests the form's page from this site, since an endpoint cannot render one. @throws Error when it does not answer */
async function renderForm(path: string, state: string, localUrl: string): Promise<string> {
  const response = await fetch(new URL(path, localUrl), {
    headers: { [FORM_STATE_HEADER]: state },
    redirect: 'error',
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The page of the form answered ${response.status}.`)
  return response.text()
}
