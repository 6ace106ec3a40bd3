import type { ReactNode } from 'react'
import { Alert } from '#components/ui/Alert.tsx'
import { Button } from '#components/ui/Button.tsx'
import { Field } from '#components/ui/Field.tsx'
import { getFormAction } from '#leads/client.ts'
import type { LeadForm } from '#lib/forms.ts'
import { Honeypot } from './formParts.tsx'
import { getFormStrings, listFields } from './formStrings.ts'
import { getTextInput } from './textInputs.ts'

interface PostedFormProps {
  form: LeadForm
  /** Path of the page that the answer follows in language and landing variant. */
  page: string
  apiHost: string
  submitLabel: string
  /** What was entered and what is wrong with it, after a refused request. */
  state: { values: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> } | undefined
  /** Help and the privacy note, from content. */
  children: ReactNode
}

/** Renders a form that the browser posts itself, without scripts. */
export function PostedForm({ form, page, apiHost, submitLabel, state, children }: PostedFormProps) {
  const strings = getFormStrings()
  const errors = state?.errors ?? {}
  const incomplete = strings.messages['validation.fillAllFields']
  const isIncomplete = Object.values(errors).includes(incomplete)
  const alert = isIncomplete ? incomplete : state && Object.keys(errors).length === 0 ? strings.failure : undefined
  return (
    <form method="post" action={getFormAction(form, page, apiHost)} noValidate className="lead-form">
      <div id="form-error">{alert && <Alert tone="error">{alert}</Alert>}</div>
      <div className="form-grid">
        <p className="form-note wide">{strings.requiredHint}</p>
        {listFields(form).map(({ name, label, required, wide, options }) => {
          const error = errors[name]
          const isMissing = error === incomplete
          const props = {
            id: `form-${name}`,
            name,
            label,
            className: wide ? 'wide' : undefined,
            error: isMissing ? undefined : error,
            invalidBy: isMissing ? 'form-error' : undefined,
            defaultValue: state?.values[name],
            required,
          }
          return options ? (
            <Field key={name} {...props} placeholder={strings.selectPlaceholder} options={options} />
          ) : (
            <Field key={name} {...props} {...getTextInput(name)} />
          )
        })}
      </div>
      <Honeypot />
      {children}
      <Button type="submit">{submitLabel}</Button>
    </form>
  )
}
