import type { ComponentProps } from 'react'
import type { AlertTone } from '#components/theme/surfaces.ts'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'

interface AlertProps extends ComponentProps<'div'> {
  tone: AlertTone
}

/** The outcome of a form, announced at once for an error, politely for a success. */
export function Alert({ tone, className, children, ...rest }: AlertProps) {
  return (
    <div
      {...rest}
      className={classNames('alert', `alert-${tone}`, className)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={tone === 'error' ? 'warning' : 'check'} />
      <span>{children}</span>
    </div>
  )
}
