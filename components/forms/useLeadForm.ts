import { useEffect, useEffectEvent, useReducer, useRef, type FormEvent } from 'react'
import { getFormAction, prepareForm, type PostOptions } from '#leads/client.ts'
import type { LeadRequests } from '#leads/contracts.ts'
import { HONEYPOT_FIELD, type LeadForm } from '#lib/forms.ts'
import type { FieldErrors, ValidateForm } from './leadFormChecks.ts'

export interface LeadFormState {
  phase: 'idle' | 'submitting' | 'success' | 'failed'
  errors: FieldErrors
  valid: boolean
  /** True after an invalid submit, until all errors are fixed or the form is sent. */
  rejected: boolean
}

export type LeadFormAction =
  | { errors: FieldErrors; valid: boolean }
  | 'rejected'
  | Exclude<LeadFormState['phase'], 'idle'>

export const initialLeadFormState: LeadFormState = { phase: 'idle', errors: {}, valid: false, rejected: false }

/** Advances a form from idle over submitting to success or failure. A closed dialog drops its form, so none resets. */
export function reduceLeadForm(state: LeadFormState, action: LeadFormAction): LeadFormState {
  if (action === 'rejected') return { ...state, phase: 'idle', rejected: true }
  if (action === 'submitting') return { ...state, phase: action, rejected: false }
  if (typeof action === 'string') return { ...state, phase: action }
  return { ...state, ...action, rejected: state.rejected && Object.keys(action.errors).length > 0 }
}

/** Returns whether a submit found an empty field. A malformed email alone has a message of its own. */
export const isIncomplete = ({ rejected, errors }: LeadFormState): boolean =>
  rejected && Object.values(errors).includes('validation.fillAllFields')

interface LeadFormOptions<Form extends LeadForm> {
  form: Form
  /** Sends a checked request. A `false` or a throw is a failure. */
  send: (request: LeadRequests[Form], options: PostOptions, element: HTMLFormElement) => Promise<boolean>
  apiHost: string
  /** Path of the page, which a form posted without scripts sends along. */
  page: string
  /** Downloads the checks now, instead of on first focus. */
  eager?: boolean
  /** Called for a form that was accepted before hydration. */
  onEarlyPost?: (element: HTMLFormElement) => void
}

/** Returns the value that a form sends for a field; empty for an unchecked box. */
export function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

const isInUse = (form: HTMLFormElement): boolean =>
  form.contains(document.activeElement) || [...new FormData(form).values()].some((value) => value !== '')

/**
 * Manages a lead form: checks load on first focus, a submit waits for them, one submit runs at a time, and unmounting
 * aborts its call. Returns the state, and the properties of the `<form>` element.
 */
export function useLeadForm<Form extends LeadForm>({
  form,
  send,
  apiHost,
  page,
  eager = false,
  onEarlyPost,
}: LeadFormOptions<Form>) {
  const element = useRef<HTMLFormElement>(null)
  const checks = useRef<Promise<ValidateForm<LeadRequests[Form]>> | null>(null)
  const call = useRef<AbortController | null>(null)
  const [state, dispatch] = useReducer(reduceLeadForm, initialLeadFormState)

  function prepare() {
    prepareForm()
    checks.current ??= import('./leadFormChecks.ts').then(({ startChecks }) => {
      if (!element.current) throw new Error('The form left the page.')
      return startChecks[form](element.current, (errors, valid) => dispatch({ errors, valid }))
    })
    // The next focus or submit downloads again, so a dialog, whose button waits for the checks, may be submitted.
    checks.current.catch(() => {
      checks.current = null
      if (!eager || !element.current) return
      dispatch({ errors: {}, valid: true })
      dispatch('failed')
    })
    return checks.current
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    if (call.current || state.phase === 'success') return
    const controller = new AbortController()
    const { signal } = controller
    call.current = controller
    try {
      const validate = await prepare()
      const request = await validate()
      if (request === null) return dispatch('rejected')
      dispatch('submitting')
      const options = { apiHost, signal, honeypot: readField(currentTarget, HONEYPOT_FIELD) }
      const succeeded = await send(request, options, currentTarget)
      if (!signal.aborted) dispatch(succeeded ? 'success' : 'failed')
    } catch {
      if (!signal.aborted) dispatch('failed')
    } finally {
      call.current = null
    }
  }

  const start = useEffectEvent((now: boolean) => {
    if (now || (element.current && isInUse(element.current))) void prepare().catch(() => undefined)
  })
  useEffect(() => start(eager), [eager])

  const takeEarlyPost = useEffectEvent(async () => {
    const posted = element.current
    if (!posted?.earlyPost) return
    call.current = new AbortController()
    dispatch('submitting')
    const succeeded = await posted.earlyPost
    call.current = null
    if (succeeded) onEarlyPost?.(posted)
    dispatch(succeeded ? 'success' : 'failed')
  })
  useEffect(() => void takeEarlyPost(), [])
  useEffect(() => () => call.current?.abort(), [])

  return {
    state,
    form: {
      ref: element,
      // Before and without scripts the browser posts the form itself.
      method: 'post',
      action: getFormAction(form, page, apiHost),
      noValidate: true,
      onFocus: () => void prepare().catch(() => undefined),
      onSubmit: submit,
    },
  }
}
