import type { ReactNode } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { FormMessage } from './FormMessage.tsx'
import { focusWhenShown } from './focusWhenShown.ts'
import type { FormStrings } from './formStrings.ts'
import { Honeypot } from './Honeypot.tsx'
import { mayNotBeSent, type LeadFormState } from './leadFormState.ts'
import type { useLeadForm } from './useLeadForm.ts'

interface DialogFormProps {
  state: LeadFormState
  form: ReturnType<typeof useLeadForm>['form']
  strings: FormStrings
  submitLabel: string
  /** Submit stays disabled until every field is valid. */
  disabledUntilValid?: boolean
  /** Shown in place of the form once it was sent. */
  success: ReactNode
  onClose: () => void
  fields: ReactNode
  /** Id of the form's own message, which fields may refer to. */
  messageId: string
  /** Help and the privacy note, from content. */
  children: ReactNode
}

/** A lead form in a dialog: after success the form is gone and its button reads "Close". */
export function DialogForm(props: DialogFormProps) {
  const {
    state,
    form,
    strings,
    submitLabel,
    disabledUntilValid = false,
    success,
    onClose,
    fields,
    messageId,
    children,
  } = props
  if (state.phase === 'success') {
    return (
      <div className="lead-form">
        {success}
        <Button block ref={focusWhenShown} onClick={onClose}>
          {strings.close}
        </Button>
      </div>
    )
  }
  return (
    <form {...form} className="lead-form">
      {fields}
      <Honeypot />
      {children}
      <FormMessage id={messageId} state={state} strings={strings} />
      <Button
        type="submit"
        block
        disabled={disabledUntilValid && mayNotBeSent(state)}
        loading={state.phase === 'submitting' && strings.submitting}
      >
        {submitLabel}
      </Button>
    </form>
  )
}
