import { useId, type ComponentProps } from 'react'
import { Field, Select } from '#components/ui/Field.tsx'
import { TEXT_MAX_LENGTH } from '#lib/leads/textLength.ts'
import type { FormStrings } from './formStrings.ts'
import type { LeadFormState } from './leadFormState.ts'

interface FieldsProps {
  strings: FormStrings
  state: LeadFormState
  /** Id of the message that says fields are missing; read with every field it is about. */
  incompleteId: string
}

/** What a control needs to show its error: its own message under it, or the form's about missing fields. */
function useErrors({ strings, state, incompleteId }: FieldsProps) {
  const prefix = useId()
  return (name: string) => {
    const key = state.errors[name]
    const missing = key === 'validation.fillAllFields'
    return {
      id: `${prefix}-${name}`,
      name,
      error: key && !missing ? strings.messages[key] : undefined,
      invalidBy: missing ? incompleteId : undefined,
    }
  }
}

type TextProps = Omit<ComponentProps<typeof Field>, 'id' | 'name' | 'label'>

/** A longer name is not accepted, and the form would not say why: more cannot be typed. */
const name: TextProps = { autoComplete: 'name', maxLength: TEXT_MAX_LENGTH }

const company: TextProps = { autoComplete: 'organization', maxLength: TEXT_MAX_LENGTH }

const email: TextProps = {
  type: 'email',
  autoComplete: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
}

/** The fields of a demo request, in the dialog and inline. */
export function DemoFields(props: FieldsProps) {
  const { labels, options, selectPlaceholder: placeholder } = props.strings
  const field = useErrors(props)
  return (
    <div className="form-grid">
      <p className="form-note wide">{props.strings.requiredHint}</p>
      <Field {...field('company')} {...company} label={labels.companyName} required />
      <Field {...field('name')} {...name} label={labels.contactName} required />
      <Field {...field('email')} {...email} label={labels.email} className="wide" required />
      <Select
        {...field('leadsPerMonth')}
        label={labels.leadsPerMonth}
        placeholder={placeholder}
        options={options.leadsPerMonth}
        required
      />
      <Select
        {...field('lenderType')}
        label={labels.lenderType}
        placeholder={placeholder}
        options={options.lenderType}
        required
      />
      <Select
        {...field('type')}
        label={labels.businessType}
        placeholder={placeholder}
        options={options.type}
        className="wide"
        required
      />
    </div>
  )
}

/** The fields of a 1-pager request. */
export function OnePagerFields(props: FieldsProps) {
  const { labels } = props.strings
  const field = useErrors(props)
  return (
    <div className="form-grid form-grid-single">
      <p className="form-note">{props.strings.requiredHint}</p>
      <Field {...field('name')} {...name} label={labels.fullName} required />
      <Field {...field('company')} {...company} label={labels.companyName} required />
      <Field {...field('email')} {...email} label={labels.email} required />
    </div>
  )
}
