import { useEffect, useEffectEvent, useReducer, useRef, type FormEvent } from 'react'
import { prepareForm } from '#lib/leads/formToken.ts'
import type { AttachedForm, AttachForm } from './attachForm.ts'
import { initialLeadFormState, leadFormState } from './leadFormState.ts'

/** The call being made: what ends it early, and the form it was made from. */
export interface LeadCall {
  signal: AbortSignal
  element: HTMLFormElement | null
}

interface LeadFormOptions<Request> {
  /** Downloads the form's checks. */
  load: () => Promise<{ attach: AttachForm<Request> }>
  /** Sends a checked request. A `false` or a throw is a failure. */
  send: (request: Request, call: LeadCall) => Promise<boolean>
  /** Download the checks at once, as a dialog does, instead of on first focus. */
  eager?: boolean
}

/** True for a form that somebody is filling in, or began to before the page's scripts were there. */
const isInUse = (form: HTMLFormElement): boolean =>
  form.contains(document.activeElement) || [...new FormData(form).values()].some((value) => value !== '')

/**
 * The behaviour every lead form shares: checks that arrive on first focus, one submit at a time, and a call that ends
 * when the form goes away.
 *
 * A submit that comes before the checks have arrived waits for them.
 *
 * @returns the state, and the properties of the `<form>` element
 */
export function useLeadForm<Request>({ load, send, eager = false }: LeadFormOptions<Request>) {
  const element = useRef<HTMLFormElement>(null)
  const attaching = useRef<Promise<AttachedForm<Request>> | null>(null)
  const call = useRef<AbortController | null>(null)
  const [state, dispatch] = useReducer(leadFormState, initialLeadFormState)

  function prepare(): Promise<AttachedForm<Request>> {
    prepareForm()
    attaching.current ??= load().then(({ attach }) => {
      if (!element.current) throw new Error('The form left the page.')
      return attach(element.current, (errors, valid) => dispatch({ type: 'checked', errors, valid }))
    })
    attaching.current.catch(forget)
    return attaching.current
  }

  /** A download that failed is tried again by the next focus or submit; a dialog, which cannot go on, says so at once. */
  function forget() {
    attaching.current = null
    if (eager && element.current) dispatch({ type: 'uncheckable' })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (call.current || state.phase === 'success') return
    const controller = new AbortController()
    call.current = controller
    try {
      const form = await prepare()
      const request = await form.validate()
      if (request === null) return dispatch({ type: 'refused' })
      dispatch({ type: 'sent' })
      const succeeded = await send(request, { signal: controller.signal, element: element.current })
      if (!controller.signal.aborted) dispatch({ type: succeeded ? 'succeeded' : 'failed' })
    } catch {
      if (!controller.signal.aborted) dispatch({ type: 'failed' })
    } finally {
      call.current = null
    }
  }

  const start = useEffectEvent(() => {
    if (eager || (element.current && isInUse(element.current))) void prepare().catch(() => undefined)
  })

  useEffect(() => {
    start()
    return () => {
      call.current?.abort()
      void attaching.current?.then((form) => form.detach()).catch(() => undefined)
      attaching.current = null
    }
  }, [])

  return {
    state,
    form: {
      ref: element,
      // Sent by script only: before that has loaded, a submit does nothing, and no address ends up in a link.
      method: 'dialog',
      noValidate: true,
      onFocus: () => void prepare().catch(() => undefined),
      onSubmit: submit,
    },
  }
}
