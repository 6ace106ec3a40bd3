'use client'

import { useEffect, useId, useState, type ReactNode } from 'react'
import { Alert } from '#components/ui/Alert.tsx'
import { Button } from '#components/ui/Button.tsx'
import { Dialog } from '#components/ui/Dialog.tsx'
import { Field } from '#components/ui/Field.tsx'
import { NoBreak } from '#components/ui/Layout.tsx'
import { registerLead } from '#lib/leads/client.ts'
import { MAX_TEXT_LENGTH } from '#lib/leads/forms.ts'
import {
  emailInput,
  FormSuccess,
  Honeypot,
  type FormPartProps,
  showSuccess,
  showWithField,
  SubmitButton,
  takeFocus,
} from './formParts.tsx'
import type { FormStrings } from './formStrings.ts'
import { leadDialogs, OPENS_ATTRIBUTE, type LeadDialog } from './leadDialog.ts'
import { FIGURES_FIELD, SendFigures } from './SendFigures.tsx'
import { isIncomplete, readField, useLeadForm } from './useLeadForm.ts'

// The maximum length keeps visitors from typing what the server refuses.
const inputs = {
  name: { autoComplete: 'name', maxLength: MAX_TEXT_LENGTH },
  company: { autoComplete: 'organization', maxLength: MAX_TEXT_LENGTH },
  email: emailInput,
}

interface FieldLayout {
  name: keyof typeof inputs | keyof FormStrings['options']
  label: keyof FormStrings['labels']
  /** Takes a whole row. */
  wide?: boolean
}

/** The fields of each form in reading order, all required. */
const layouts: Record<LeadDialog, readonly FieldLayout[]> = {
  demo: [
    { name: 'company', label: 'companyName' },
    { name: 'name', label: 'contactName' },
    { name: 'email', label: 'email', wide: true },
    { name: 'leadsPerMonth', label: 'leadsPerMonth' },
    { name: 'lenderType', label: 'lenderType' },
    { name: 'type', label: 'businessType', wide: true },
  ],
  'one-pager': [
    { name: 'name', label: 'fullName', wide: true },
    { name: 'company', label: 'companyName', wide: true },
    { name: 'email', label: 'email', wide: true },
  ],
}

function LeadFields({ form, strings, state }: FormPartProps & { form: LeadDialog }) {
  const id = useId()
  return (
    <>
      <div id={id}>
        {isIncomplete(state) && (
          <Alert tone="error" ref={showWithField}>
            {strings.messages['validation.fillAllFields']}
          </Alert>
        )}
      </div>
      <div className="form-grid">
        <p className="form-note wide">{strings.requiredHint}</p>
        {layouts[form].map(({ name, label, wide }) => {
          const error = state.errors[name]
          const missing = error === 'validation.fillAllFields'
          const props = {
            id: `${id}-${name}`,
            name,
            label: strings.labels[label],
            className: wide ? 'wide' : undefined,
            error: error && !missing ? strings.messages[error] : undefined,
            invalidBy: missing ? id : undefined,
            required: true,
          }
          return name === 'name' || name === 'company' || name === 'email' ? (
            <Field key={name} {...props} {...inputs[name]} />
          ) : (
            <Field key={name} {...props} placeholder={strings.selectPlaceholder} options={strings.options[name]} />
          )
        })}
      </div>
      {form === 'demo' && <SendFigures label={strings.sendFigures} />}
      <Honeypot />
    </>
  )
}

interface LeadFormProps {
  strings: FormStrings
  submitLabel: string
  apiHost: string
  /** Help and the privacy note, from content. */
  children: ReactNode
}

const useBusinessForm = (form: LeadDialog, apiHost: string, eager: boolean) =>
  useLeadForm({
    form,
    async send(request, options, element) {
      const calculator = readField(element, FIGURES_FIELD) || undefined
      return (await registerLead(form, { ...request, calculator }, options)).ok
    },
    apiHost,
    eager,
  })

/** Renders the demo form in the business page. On success its fields collapse into a message. */
export function InlineDemoForm({ strings, submitLabel, apiHost, children }: LeadFormProps) {
  const { state, form } = useBusinessForm('demo', apiHost, false)
  const sent = state.phase === 'success'
  return (
    <form {...form} className="lead-form" data-sent={sent || undefined}>
      <div className="form-fields" inert={sent} onTransitionEnd={sent ? showSuccess : undefined}>
        <div className="lead-form">
          <LeadFields form="demo" strings={strings} state={state} />
          {children}
        </div>
      </div>
      {sent ? (
        <FormSuccess ref={takeFocus} title={strings.demoSuccess} />
      ) : (
        <SubmitButton state={state} strings={strings} label={submitLabel} />
      )}
    </form>
  )
}

interface DialogFormProps extends LeadFormProps {
  name: LeadDialog
  onClose: () => void
}

/** Renders a lead form in a dialog; the demo's submit waits for valid fields. After success a message replaces it. */
function DialogForm({ name, strings, submitLabel, apiHost, onClose, children }: DialogFormProps) {
  const { state, form } = useBusinessForm(name, apiHost, true)
  const id = useId()
  const isDemo = name === 'demo'
  if (state.phase === 'success') {
    return (
      <div className="lead-form">
        <FormSuccess id={id} title={isDemo ? strings.demoSuccess : strings.onePagerSuccessTitle}>
          {!isDemo && <NoBreak as="p" text={strings.onePagerSuccessText} />}
        </FormSuccess>
        {/* Screen readers often skip a status that appears together with its text. */}
        <Button ref={takeFocus} aria-describedby={id} onClick={onClose}>
          {strings.close}
        </Button>
      </div>
    )
  }
  return (
    <form {...form} className="lead-form">
      <LeadFields form={name} strings={strings} state={state} />
      {children}
      <SubmitButton state={state} strings={strings} label={submitLabel} disabled={isDemo && !state.valid} />
    </form>
  )
}

interface LeadDialogsProps {
  strings: FormStrings
  apiHost: string
  texts: Record<LeadDialog, { title: ReactNode; intro: ReactNode; submitLabel: string; notes: ReactNode }>
}

/** Renders the dialogs that links with `data-opens` open; without JavaScript these lead to the form on the page. */
export function LeadDialogs({ strings, apiHost, texts }: LeadDialogsProps) {
  const [open, setOpen] = useState<LeadDialog | null>(null)
  const close = () => setOpen(null)

  useEffect(() => {
    const openDialog = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(`[${OPENS_ATTRIBUTE}]`) : null
      const requested = leadDialogs.find((dialog) => dialog === link?.getAttribute(OPENS_ATTRIBUTE))
      const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
      if (!requested || hasModifier) return
      event.preventDefault()
      setOpen(requested)
    }
    document.addEventListener('click', openDialog)
    return () => document.removeEventListener('click', openDialog)
  }, [])

  return leadDialogs.map((dialog) => {
    const { title, intro, submitLabel, notes } = texts[dialog]
    return (
      <Dialog key={dialog} open={open === dialog} onClose={close} title={title} closeLabel={strings.closeDialog}>
        <p className="dialog-intro">{intro}</p>
        <DialogForm name={dialog} strings={strings} submitLabel={submitLabel} apiHost={apiHost} onClose={close}>
          {notes}
        </DialogForm>
      </Dialog>
    )
  })
}
