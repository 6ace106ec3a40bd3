import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'

interface FieldFrameProps {
  id: string
  label: string
  /** Error message; marks the control as invalid. */
  error?: string | undefined
  /** Id of the form's error message, when the error is not the field's own. */
  invalidBy?: string | undefined
  help?: ReactNode
}

const controlProps = ({ id, error, invalidBy, help }: FieldFrameProps, className?: string) => ({
  id,
  className: classNames('input', className),
  'aria-invalid': error || invalidBy ? true : undefined,
  'aria-describedby': classNames(Boolean(help) && `${id}-help`, error ? `${id}-error` : invalidBy) || undefined,
})

function FieldFrame({ id, label, error, help, children }: FieldFrameProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
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
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

type FieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'id'>

/** Renders a labelled text input. Other properties, `ref` included, go to the input. */
export function Field({ id, label, error, invalidBy, help, className, ...input }: FieldProps) {
  const frame = { id, label, error, invalidBy, help }
  return (
    <FieldFrame {...frame}>
      <input {...input} {...controlProps(frame, className)} />
    </FieldFrame>
  )
}

interface SelectProps extends FieldFrameProps, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  /** Shown while nothing is selected; without it, an option always is. */
  placeholder?: string
  options: readonly { value: string; label: string }[]
}

export function Select({ id, label, error, invalidBy, help, placeholder, options, className, ...select }: SelectProps) {
  const frame = { id, label, error, invalidBy, help }
  return (
    <FieldFrame {...frame}>
      <select {...select} {...controlProps(frame, className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
