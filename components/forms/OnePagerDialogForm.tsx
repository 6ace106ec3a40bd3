import { useId } from 'react'
import type { LeadDialogFormProps } from './DemoDialogForm.tsx'
import { DialogForm } from './DialogForm.tsx'
import { FormSuccess } from './FormSuccess.tsx'
import { OnePagerFields } from './LeadFields.tsx'
import { sendLead } from './sendLead.ts'
import { useLeadForm } from './useLeadForm.ts'

/** The form of "Get the 1-pager". */
export function OnePagerDialogForm({ strings, submitLabel, apiHost, onClose, children }: LeadDialogFormProps) {
  const messageId = useId()
  const { state, form } = useLeadForm({
    load: () => import('./validation/onePager.ts'),
    send: (request, call) => sendLead('one-pager', request, { ...call, apiHost }),
    eager: true,
  })
  return (
    <DialogForm
      state={state}
      form={form}
      strings={strings}
      submitLabel={submitLabel}
      onClose={onClose}
      success={
        <FormSuccess title={strings.onePagerSuccessTitle}>
          <p>{strings.onePagerSuccessText}</p>
        </FormSuccess>
      }
      messageId={messageId}
      fields={<OnePagerFields strings={strings} state={state} incompleteId={messageId} />}
    >
      {children}
    </DialogForm>
  )
}
