import type { ReactNode, Ref, TransitionEvent } from 'react'
import { Alert } from '#components/ui/Alert.tsx'
import { Button } from '#components/ui/Button.tsx'
import type { FormStrings } from './formStrings.ts'
import { HONEYPOT_FIELD } from '#lib/forms.ts'
import type { LeadFormState } from './useLeadForm.ts'

/** Keeps password managers from filling in a field: 1Password, Bitwarden, LastPass, Dashlane. */
const ignoredByManagers = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
}

/** Renders a hidden field that only bots fill in. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="honeypot">
      <label>
        Leave this field empty
        <input name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" {...ignoredByManagers} />
      </label>
    </div>
  )
}

/**
 * Moves the focus from a removed button to this ref's element, unless the visitor has moved it elsewhere. A click beside
 * all controls, such as the second one on a removed button, leaves it on the main region.
 */
export function takeFocus(element: HTMLElement | null): void {
  const { activeElement: focused } = document
  const isLost = focused === null || focused.matches('body, main')
  if (isLost || element?.closest('form, dialog')?.contains(focused)) element?.focus()
}

/** Scrolls the message, or what the visitor has focused since, back into view after the fields above have collapsed. */
export function showSuccess({ currentTarget }: TransitionEvent): void {
  takeFocus(currentTarget.parentElement?.querySelector<HTMLElement>('.form-success') ?? null)
  document.activeElement?.scrollIntoView({ block: 'nearest' })
}

/** Scrolls an alert and the button below it into view: in a low window it pushes the button out. */
const showWithButton = (alert: HTMLDivElement | null) => alert?.scrollIntoView({ block: 'nearest' })

/** Scrolls an alert above the fields into view, as far as the focused field stays visible. */
export function showWithField(alert: HTMLDivElement | null) {
  for (const element of [alert, alert && document.activeElement]) element?.scrollIntoView({ block: 'nearest' })
}

export interface FormPartProps {
  state: LeadFormState
  strings: FormStrings
}

/** Renders the submit button of a lead form, below the error of a failed call. */
export function SubmitButton({
  state,
  strings,
  label,
  disabled,
}: FormPartProps & { label: string; disabled?: boolean }) {
  return (
    <>
      {state.phase === 'failed' && (
        <Alert tone="error" ref={showWithButton}>
          {strings.failure}
        </Alert>
      )}
      <Button type="submit" disabled={disabled} loading={state.phase === 'submitting' && strings.submitting}>
        {label}
      </Button>
    </>
  )
}

interface FormSuccessProps {
  id?: string
  title: string
  /** `h1` on a page of its own. */
  as?: 'p' | 'h1'
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}

/** Renders a door with a tick and a title, announced when it replaces the form. */
export function FormSuccess({ id, title, as: Title = 'p', ref, children }: FormSuccessProps) {
  return (
    <div id={id} ref={ref} className="form-success" role="status" tabIndex={-1}>
      <svg viewBox="0 0 64 72" aria-hidden="true">
        <path d="M0 72V32a32 32 0 0 1 64 0v40z" fill="var(--primary-100)" />
        <path d="M18 72V42a14 14 0 0 1 28 0v30z" fill="var(--primary-500)" />
        <path
          d="m26 50 5 5 9-11"
          fill="none"
          stroke="var(--accent-400)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Title className="form-success-title">{title}</Title>
      {children}
    </div>
  )
}
