import {
  createFormControl,
  type FieldErrors as LibraryErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form'
import { MESSAGE_KEYS, type MessageKey } from '#lib/leads/contracts.ts'
import type { FieldErrors } from './leadFormState.ts'

/** A form on the page that is being watched and checked. */
export interface AttachedForm<Request> {
  /** The checked request; or null, with the errors reported and the first invalid field focused. */
  validate(): Promise<Request | null>
  detach(): void
}

/** Told after every check: what is wrong, and whether the form could be sent as it is. */
export type ReportCheck = (errors: FieldErrors, valid: boolean) => void

/** What each form's own module offers; loaded on first focus or when a dialog opens. */
export type AttachForm<Request> = (element: HTMLFormElement, report: ReportCheck) => AttachedForm<Request>

const EMAIL_FIELD = 'email'

const isMessageKey = (message: unknown): message is MessageKey => Object.values<unknown>(MESSAGE_KEYS).includes(message)

function fieldErrors(errors: LibraryErrors): FieldErrors {
  const found: Record<string, MessageKey> = {}
  for (const [name, error] of Object.entries(errors)) if (isMessageKey(error?.message)) found[name] = error.message
  return found
}

/** The controls of a form that carry a value of the request. */
function namedControls(element: HTMLFormElement, names: readonly string[]) {
  return [...element.elements].filter(
    (control): control is HTMLInputElement | HTMLSelectElement =>
      (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && names.includes(control.name),
  )
}

/**
 * Starts checking a form that is already on the page and may already be filled in. The library is attached to the
 * fields as they are, so that nothing typed before it arrived is lost and no field loses focus.
 *
 * An e-mail turns invalid when it is left malformed, stays so while another malformed value is typed, and clears with
 * a valid or an empty one (specification, section 4). The other fields are checked on submit, and on every change
 * after it.
 *
 * @param names the fields of the request, as the controls are named, in the order they are focused in
 */
export function attachForm<Request extends FieldValues>(
  resolver: Resolver<Request>,
  names: readonly Path<Request>[],
  element: HTMLFormElement,
  report: ReportCheck,
): AttachedForm<Request> {
  const form = createFormControl<Request>({ resolver, mode: 'onSubmit', reValidateMode: 'onChange' })
  const listening = new AbortController()

  // Watched before the fields are registered: registering reads what they already hold, and reports whether it is valid.
  const unsubscribe = form.subscribe({
    formState: { errors: true, isValid: true },
    callback: ({ errors = {}, isValid = false }) => report(fieldErrors(errors), isValid),
  })

  const readAgain = namedControls(element, names).flatMap((control) => {
    const name = names.find((each) => each === control.name)
    if (name === undefined) return []
    const field = form.register(name)
    field.ref(control)
    control.addEventListener('input', (event) => void field.onChange(event), { signal: listening.signal })
    if (name === EMAIL_FIELD) watchEmail(control, name)
    return [async () => field.onChange({ type: 'input', target: control })]
  })

  function watchEmail(control: HTMLInputElement | HTMLSelectElement, name: Path<Request>) {
    const check = () => (control.value.trim() === '' ? form.clearErrors(name) : void form.trigger(name))
    const wasInvalid = () => form.getFieldState(name).invalid
    control.addEventListener('blur', () => control.value.trim() !== '' && check(), { signal: listening.signal })
    control.addEventListener('input', () => wasInvalid() && check(), { signal: listening.signal })
    // On a slow line it may have been left before anybody listened.
    if (document.activeElement !== control && control.value.trim() !== '') check()
  }

  return {
    async validate() {
      // A browser or an extension may have filled a field without a word.
      await Promise.all(readAgain.map((read) => read()))
      let request: Request | null = null
      await form.handleSubmit((checked) => {
        request = checked
      })()
      return request
    },
    detach() {
      listening.abort()
      unsubscribe()
    },
  }
}
