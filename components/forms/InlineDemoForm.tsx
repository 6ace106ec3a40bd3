'use client'

import { useId, type ReactNode } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { focusWhenShown } from './focusWhenShown.ts'
import { FormMessage } from './FormMessage.tsx'
import type { FormStrings } from './formStrings.ts'
import { FormSuccess } from './FormSuccess.tsx'
import { Honeypot } from './Honeypot.tsx'
import { DemoFields } from './LeadFields.tsx'
import { sendLead } from './sendLead.ts'
import { useLeadForm } from './useLeadForm.ts'

interface InlineDemoFormProps {
  strings: FormStrings
  submitLabel: string
  apiHost: string
  /** Help and the privacy note, from content. */
  children: ReactNode
}

/** The demo form that stands on the business page. Success takes the place of its button and its error. */
export function InlineDemoForm({ strings, submitLabel, apiHost, children }: InlineDemoFormProps) {
  const messageId = useId()
  const { state, form } = useLeadForm({
    load: () => import('./validation/demo.ts'),
    send: (request, call) => sendLead('demo', request, { ...call, apiHost }),
  })
  return (
    <form {...form} className="lead-form">
      <DemoFields strings={strings} state={state} incompleteId={messageId} />
      <Honeypot />
      {children}
      <FormMessage id={messageId} state={state} strings={strings} />
      {state.phase === 'success' ? (
        <FormSuccess ref={focusWhenShown} title={strings.demoSuccess} />
      ) : (
        <Button type="submit" block loading={state.phase === 'submitting' && strings.submitting}>
          {submitLabel}
        </Button>
      )}
    </form>
  )
}
