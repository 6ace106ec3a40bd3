import { useId, type ReactNode } from 'react'
import { DialogForm } from './DialogForm.tsx'
import type { FormStrings } from './formStrings.ts'
import { FormSuccess } from './FormSuccess.tsx'
import { DemoFields } from './LeadFields.tsx'
import { sendLead } from './sendLead.ts'
import { useLeadForm } from './useLeadForm.ts'

export interface LeadDialogFormProps {
  strings: FormStrings
  submitLabel: string
  apiHost: string
  onClose: () => void
  children: ReactNode
}

/** The form of "Book a demo with our team." */
export function DemoDialogForm({ strings, submitLabel, apiHost, onClose, children }: LeadDialogFormProps) {
  const messageId = useId()
  const { state, form } = useLeadForm({
    load: () => import('./validation/demo.ts'),
    send: (request, call) => sendLead('demo', request, { ...call, apiHost }),
    eager: true,
  })
  return (
    <DialogForm
      state={state}
      form={form}
      strings={strings}
      submitLabel={submitLabel}
      disabledUntilValid
      onClose={onClose}
      success={<FormSuccess title={strings.demoSuccess} />}
      messageId={messageId}
      fields={<DemoFields strings={strings} state={state} incompleteId={messageId} />}
    >
      {children}
    </DialogForm>
  )
}
