import { useId, type ComponentProps } from 'react'
import { Field, Select } from '#components/ui/Field.tsx'
import { TEXT_MAX_LENGTH } from '#lib/leads/textLength.ts'
import type { FormStrings } from './formStrings.ts'
import type { LeadFormState } from './useLeadForm.ts'

interface FieldsProps {
  strings: FormStrings
  state: LeadFormState
  /** Id of the form's message about missing fields, which describes every such field. */
  incompleteId: string
}

/** Returns the properties of a control by its name, its error included. */
function useFieldProps({ strings, state, incompleteId }: FieldsProps) {
  const prefix = useId()
  return (name: string) => {
    const key = state.errors[name]
    const missing = key === 'validation.fillAllFields'
    return {
      id: `${prefix}-${name}`,
      name,
      error: key && !missing ? strings.messages[key] : undefined,
      invalidBy: missing ? incompleteId : undefined,
      required: true,
    }
  }
}

type InputProps = Omit<ComponentProps<typeof Field>, 'id' | 'name' | 'label'>

// The maximum length keeps visitors from typing what the server refuses.
const nameInput: InputProps = { autoComplete: 'name', maxLength: TEXT_MAX_LENGTH }
const companyInput: InputProps = { autoComplete: 'organization', maxLength: TEXT_MAX_LENGTH }
export const emailInput: InputProps = {
  type: 'email',
  autoComplete: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
}

/** Renders the fields of a demo request, in the dialog and inline. */
export function DemoFields(props: FieldsProps) {
  const { labels, options, selectPlaceholder: placeholder } = props.strings
  const field = useFieldProps(props)
  const select = (name: keyof typeof options) => ({ ...field(name), placeholder, options: options[name] })
  return (
    <div className="form-grid">
      <p className="form-note wide">{props.strings.requiredHint}</p>
      <Field {...field('company')} {...companyInput} label={labels.companyName} />
      <Field {...field('name')} {...nameInput} label={labels.contactName} />
      <Field {...field('email')} {...emailInput} label={labels.email} className="wide" />
      <Select {...select('leadsPerMonth')} label={labels.leadsPerMonth} />
      <Select {...select('lenderType')} label={labels.lenderType} />
      <Select {...select('type')} label={labels.businessType} className="wide" />
    </div>
  )
}

/** Renders the fields of a 1-pager request. */
export function OnePagerFields(props: FieldsProps) {
  const { labels } = props.strings
  const field = useFieldProps(props)
  return (
    <div className="form-grid form-grid-single">
      <p className="form-note">{props.strings.requiredHint}</p>
      <Field {...field('name')} {...nameInput} label={labels.fullName} />
      <Field {...field('company')} {...companyInput} label={labels.companyName} />
      <Field {...field('email')} {...emailInput} label={labels.email} />
    </div>
  )
}
