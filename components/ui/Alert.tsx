import type { ComponentProps } from 'react'
import type { AlertTone } from '#components/theme/surfaces.ts'
import { Icon } from './Icon.tsx'

/** Renders the outcome of a form, announced at once for an error, politely for a success. */
export function Alert({ tone, children, ...rest }: ComponentProps<'div'> & { tone: AlertTone }) {
  return (
    <div {...rest} className={`alert alert-${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={tone === 'error' ? 'warning' : 'check'} />
      <span>{children}</span>
    </div>
  )
}
