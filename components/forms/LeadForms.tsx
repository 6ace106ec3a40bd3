'use client'

import { useId, useState, type ReactNode } from 'react'
import { Alert } from '#components/ui/Alert.tsx'
import { Button } from '#components/ui/Button.tsx'
import { Dialog } from '#components/ui/Dialog.tsx'
import { Field } from '#components/ui/Field.tsx'
import { NoBreak } from '#components/ui/Layout.tsx'
import { registerLead } from '#leads/client.ts'
import {
  FormSuccess,
  Honeypot,
  type FormPartProps,
  showSuccess,
  showWithField,
  SubmitButton,
  takeFocus,
} from './formParts.tsx'
import type { FormStrings } from './formStrings.ts'
import { getDialogId, leadDialogs, type LeadDialog } from './leadDialog.ts'
import { FIGURES_FIELD, SendFigures } from './SendFigures.tsx'
import { getTextInput } from './textInputs.ts'
import { isIncomplete, readField, useLeadForm } from './useLeadForm.ts'

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
        {strings.fields[form].map(({ name, label, required, wide, options }) => {
          const error = state.errors[name]
          const missing = error === 'validation.fillAllFields'
          const props = {
            id: `${id}-${name}`,
            name,
            label,
            className: wide ? 'wide' : undefined,
            error: error && !missing ? strings.messages[error] : undefined,
            invalidBy: missing ? id : undefined,
            required,
          }
          return options ? (
            <Field key={name} {...props} placeholder={strings.selectPlaceholder} options={options} />
          ) : (
            <Field key={name} {...props} {...getTextInput(name)} />
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
  /** Path of the page, which a form posted without scripts sends along. */
  page: string
  /** Help and the privacy note, from content. */
  children: ReactNode
}

const useBusinessForm = (form: LeadDialog, { apiHost, page }: Pick<LeadFormProps, 'apiHost' | 'page'>, eager = false) =>
  useLeadForm({
    form,
    page,
    async send(request, options, element) {
      const calculator = readField(element, FIGURES_FIELD) || undefined
      return (await registerLead(form, { ...request, calculator }, options)).ok
    },
    apiHost,
    eager,
  })

/** Renders the demo form in the business page. On success its fields collapse into a message. */
export function InlineDemoForm({ strings, submitLabel, children, ...target }: LeadFormProps) {
  const { state, form } = useBusinessForm('demo', target)
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
  /** Whether the dialog is open. */
  open: boolean
}

/** Renders a lead form in a dialog; the demo's submit waits for valid fields. After success a message replaces it. */
function DialogForm({ name, open, strings, submitLabel, children, ...target }: DialogFormProps) {
  const { state, form } = useBusinessForm(name, target, open)
  const id = useId()
  const isDemo = name === 'demo'
  if (state.phase === 'success') {
    return (
      <div className="lead-form">
        <FormSuccess id={id} title={isDemo ? strings.demoSuccess : strings.onePagerSuccessTitle}>
          {!isDemo && <NoBreak as="p" text={strings.onePagerSuccessText} />}
        </FormSuccess>
        {/* Screen readers often skip a status that appears together with its text. */}
        <Button ref={takeFocus} aria-describedby={id} command="close" commandfor={getDialogId(name)}>
          {strings.close}
        </Button>
      </div>
    )
  }
  return (
    <form {...form} className="lead-form">
      <LeadFields form={name} strings={strings} state={state} />
      {children}
      {/* Enabled until scripts can check the fields. */}
      <SubmitButton state={state} strings={strings} label={submitLabel} disabled={isDemo && open && !state.valid} />
    </form>
  )
}

interface DialogText {
  title: ReactNode
  intro: ReactNode
  submitLabel: string
  notes: ReactNode
}

interface LeadDialogsProps extends Pick<LeadFormProps, 'strings' | 'apiHost' | 'page'> {
  texts: Record<LeadDialog, DialogText>
}

/** Renders the dialogs that buttons open by their command. Their forms can be posted before and without scripts. */
export const LeadDialogs = ({ texts, ...props }: LeadDialogsProps) =>
  leadDialogs.map((name) => <FormDialog key={name} name={name} text={texts[name]} {...props} />)

function FormDialog({
  name,
  text,
  ...props
}: Omit<LeadDialogsProps, 'texts'> & { name: LeadDialog; text: DialogText }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      id={getDialogId(name)}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      title={text.title}
      closeLabel={props.strings.closeDialog}
    >
      <p className="dialog-intro">{text.intro}</p>
      <DialogForm {...props} name={name} open={open} submitLabel={text.submitLabel}>
        {text.notes}
      </DialogForm>
    </Dialog>
  )
}
