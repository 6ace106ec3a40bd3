import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl, type FieldValues, type Path, type Resolver } from 'react-hook-form'
import { contracts, formFields, isMessageKey, type LeadRequests, type MessageKey } from '#leads/contracts.ts'

export type FieldErrors = Readonly<Record<string, MessageKey>>

/** Checks a form. Returns the request; or null, with the errors reported and the first invalid field focused. */
export type ValidateForm<Request> = () => Promise<Request | null>

/** Starts checking a form; `report` is called after every check. */
type StartChecks<Request> = (
  element: HTMLFormElement,
  report: (errors: FieldErrors, valid: boolean) => void,
) => ValidateForm<Request>

/**
 * Attaches the form library to fields already on the page, so that typed values and the focus are kept. An email turns
 * invalid when it is left malformed; the other fields are checked on submit, and on every change after it.
 *
 * @param shown the form's fields, in focus order
 */
function createChecks<Request extends FieldValues>(
  resolver: Resolver<Request>,
  shown: readonly { name: Path<Request> }[],
): StartChecks<Request> {
  return (element, report) => {
    const form = createFormControl<Request>({ resolver, mode: 'onSubmit', reValidateMode: 'onChange' })

    // Subscribes before registering the fields, since registering one checks its value.
    form.subscribe({
      formState: { errors: true, isValid: true },
      callback({ errors = {}, isValid = false }) {
        const messages: Record<string, MessageKey> = {}
        for (const [name, error] of Object.entries(errors)) {
          if (isMessageKey(error?.message)) messages[name] = error.message
        }
        report(messages, isValid)
      },
    })

    const fields = shown.flatMap(({ name }) => {
      const control = element.elements.namedItem(name)
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return []
      const field = form.register(name)
      field.ref(control)
      return [{ name, control, field }]
    })
    // After all fields are registered: the form would be invalid without the others.
    for (const { name, control, field } of fields) {
      control.addEventListener('input', (event) => void field.onChange(event))
      if (name === 'email') {
        const check = () => (control.value.trim() === '' ? form.clearErrors(name) : void form.trigger(name))
        control.addEventListener('blur', () => control.value.trim() !== '' && check())
        control.addEventListener('input', () => form.getFieldState(name).invalid && check())
        // On a slow connection the field may have lost focus before the listeners were added.
        if (document.activeElement !== control && control.value.trim() !== '') check()
      }
    }

    return async () => {
      // Autofill may have changed fields without an event.
      await Promise.all(fields.map(({ control, field }) => field.onChange({ type: 'input', target: control })))
      let request: Request | null = null
      await form.handleSubmit((checked) => {
        request = checked
      })()
      return request
    }
  }
}

export const startChecks: { [Form in keyof LeadRequests]: StartChecks<LeadRequests[Form]> } = {
  demo: createChecks(zodResolver(contracts.demo), formFields.demo),
  'one-pager': createChecks(zodResolver(contracts['one-pager']), formFields['one-pager']),
  'android-waitlist': createChecks(zodResolver(contracts['android-waitlist']), formFields['android-waitlist']),
}
