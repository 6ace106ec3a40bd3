import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './classNames.ts'

/** Rows of disclosures between hairlines. */
export function DisclosureList({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('disclosures', className)} />
}

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'children'> {
  summary: ReactNode
  children: ReactNode
}

/** A native disclosure row. Give rows the same `name` to let only one of them be open. */
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
