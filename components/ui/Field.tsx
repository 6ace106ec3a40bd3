import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'

interface LabelledProps {
  id: string
  label: string
  /** Error message; marks the control as invalid. */
  error?: string | undefined
  /** Id of the form's error message, when the error is not the field's own. */
  invalidBy?: string | undefined
  help?: ReactNode
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is selected; without it, an option always is. */
  placeholder?: string
}

type FieldProps = LabelledProps & (ComponentProps<'input'> | SelectProps)

/** Renders a labelled text input, or a select if it has options. Other properties, `ref` included, go to the control. */
export function Field({ label, error, invalidBy, help, ...control }: FieldProps) {
  const { id } = control
  const shared = {
    className: classNames('input', control.className),
    'aria-invalid': error || invalidBy ? true : undefined,
    'aria-describedby': classNames(Boolean(help) && `${id}-help`, error ? `${id}-error` : invalidBy) || undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {'options' in control ? <Select {...control} {...shared} /> : <input {...control} {...shared} />}
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {/* Always rendered, so that screen readers announce a message put into it. */}
      <div className="field-message" aria-live="polite">
        {error && (
          <p className="field-error" id={`${id}-error`}>
            <Icon name="warning" />
            {/* Alone in its element: React cannot change a text beside others once the browser has translated it. */}
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}

function Select({ options, placeholder, ...select }: SelectProps) {
  return (
    <select {...select}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
