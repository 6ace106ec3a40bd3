import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './classNames.ts'

export function DisclosureList({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('disclosures', className)} />
}

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'children'> {
  summary: ReactNode
  children: ReactNode
}

/** A native disclosure. Disclosures of one `name` form an accordion. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames('disclosure', className)}>
      <summary>
        <span>{summary}</span>
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}
