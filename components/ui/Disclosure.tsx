import type { ComponentProps, ReactNode } from 'react'

interface DisclosureProps extends ComponentProps<'details'> {
  summary: ReactNode
}

/** Renders a native disclosure. Disclosures of one `name` form an accordion. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className="disclosure">
      <summary>
        <span>{summary}</span>
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}
