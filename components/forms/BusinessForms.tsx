'use client'

import { useEffect, useId, useState, type ReactNode } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Dialog } from '#components/ui/Dialog.tsx'
import { NoBreak } from '#components/ui/NoBreak.tsx'
import { registerLead } from '#lib/leads/client.ts'
import { FailureMessage, FormSuccess, Honeypot, IncompleteMessage, showFocused, takeFocus } from './formParts.tsx'
import type { FormStrings } from './formStrings.ts'
import { DemoFields, OnePagerFields } from './LeadFields.tsx'
import { leadDialogs, OPENS_ATTRIBUTE, type LeadDialog } from './leadDialog.ts'
import { FIGURES_FIELD, SendFigures } from './SendFigures.tsx'
import { canSubmit, readField, useLeadForm } from './useLeadForm.ts'

interface LeadFormProps {
  strings: FormStrings
  submitLabel: string
  apiHost: string
  /** Help and the privacy note, from content. */
  children: ReactNode
}

function useDemoForm(apiHost: string, eager: boolean) {
  return useLeadForm({
    load: async () => (await import('./leadFormChecks.ts')).checkDemo,
    send: async (request, options, form) => {
      const calculator = readField(form, FIGURES_FIELD) || undefined
      return (await registerLead('demo', { ...request, calculator }, options)).ok
    },
    apiHost,
    eager,
  })
}

function useOnePagerForm(apiHost: string) {
  return useLeadForm({
    load: async () => (await import('./leadFormChecks.ts')).checkOnePager,
    send: async (request, options) => (await registerLead('one-pager', request, options)).ok,
    apiHost,
    eager: true,
  })
}

/** Renders the demo form in the business page. On success its fields collapse into a message. */
export function InlineDemoForm({ strings, submitLabel, apiHost, children }: LeadFormProps) {
  const messageId = useId()
  const { state, form } = useDemoForm(apiHost, false)
  const sent = state.phase === 'success'
  return (
    <form {...form} className="lead-form" data-sent={sent || undefined}>
      <div className="form-fields" inert={sent} onTransitionEnd={sent ? showFocused : undefined}>
        <div className="lead-form">
          <IncompleteMessage id={messageId} state={state} strings={strings} />
          <DemoFields strings={strings} state={state} incompleteId={messageId} />
          <SendFigures label={strings.sendFigures} />
          <Honeypot />
          {children}
        </div>
      </div>
      {sent ? (
        <FormSuccess ref={takeFocus} title={strings.demoSuccess} />
      ) : (
        <>
          <FailureMessage state={state} strings={strings} />
          <Button type="submit" block loading={state.phase === 'submitting' && strings.submitting}>
            {submitLabel}
          </Button>
        </>
      )}
    </form>
  )
}

interface DialogFormProps extends LeadFormProps {
  onClose: () => void
}

function DemoDialogForm(props: DialogFormProps) {
  return (
    <DialogForm
      {...props}
      {...useDemoForm(props.apiHost, true)}
      Fields={DemoFields}
      disabledUntilValid
      successTitle={props.strings.demoSuccess}
    />
  )
}

function OnePagerDialogForm(props: DialogFormProps) {
  return (
    <DialogForm
      {...props}
      {...useOnePagerForm(props.apiHost)}
      Fields={OnePagerFields}
      successTitle={props.strings.onePagerSuccessTitle}
      successText={props.strings.onePagerSuccessText}
    />
  )
}

interface DialogFormPartsProps extends DialogFormProps, ReturnType<typeof useDemoForm> {
  Fields: typeof DemoFields
  /** Keeps submit disabled until every field is valid. */
  disabledUntilValid?: boolean
  successTitle: string
  successText?: string
}

/** Renders a lead form in a dialog. After success a message and a button that reads "Close" replace it. */
function DialogForm({ state, form, strings, Fields, disabledUntilValid, ...props }: DialogFormPartsProps) {
  const messageId = useId()
  if (state.phase === 'success') {
    return (
      <div className="lead-form">
        <FormSuccess title={props.successTitle}>
          {props.successText && <NoBreak as="p">{props.successText}</NoBreak>}
        </FormSuccess>
        <Button block ref={takeFocus} onClick={props.onClose}>
          {strings.close}
        </Button>
      </div>
    )
  }
  return (
    <form {...form} className="lead-form">
      <IncompleteMessage id={messageId} state={state} strings={strings} />
      <Fields strings={strings} state={state} incompleteId={messageId} />
      {disabledUntilValid && <SendFigures label={strings.sendFigures} />}
      <Honeypot />
      {props.children}
      <FailureMessage state={state} strings={strings} />
      <Button
        type="submit"
        block
        disabled={disabledUntilValid && !canSubmit(state)}
        loading={state.phase === 'submitting' && strings.submitting}
      >
        {props.submitLabel}
      </Button>
    </form>
  )
}

interface LeadDialogsProps {
  strings: FormStrings
  apiHost: string
  texts: Record<LeadDialog, { title: ReactNode; intro: ReactNode; submitLabel: string; notes: ReactNode }>
}

const dialogForms = { demo: DemoDialogForm, 'one-pager': OnePagerDialogForm } satisfies Record<LeadDialog, unknown>

/**
 * Renders the dialogs of the business page. A link with `data-opens` opens one; without JavaScript it leads to the form
 * on the page.
 */
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
    const Form = dialogForms[dialog]
    const { title, intro, submitLabel, notes } = texts[dialog]
    return (
      <Dialog key={dialog} open={open === dialog} onClose={close} title={title} closeLabel={strings.closeDialog}>
        <p className="dialog-intro">{intro}</p>
        <Form strings={strings} submitLabel={submitLabel} apiHost={apiHost} onClose={close}>
          {notes}
        </Form>
      </Dialog>
    )
  })
}
