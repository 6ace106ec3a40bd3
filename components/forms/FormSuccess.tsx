import type { ReactNode, Ref } from 'react'

interface FormSuccessProps {
  title: string
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}

/** The door with a tick, and what was done. Announced when it takes the form's place. */
export function FormSuccess({ title, ref, children }: FormSuccessProps) {
  return (
    <div ref={ref} className="form-success" role="status" tabIndex={-1}>
      <svg viewBox="0 0 64 72" aria-hidden="true">
        <path d="M0 72V32a32 32 0 0 1 64 0v40z" fill="var(--primary-100)" />
        <path d="M18 72V42a14 14 0 0 1 28 0v30z" fill="var(--primary-500)" />
        <path
          d="m26 50 5 5 9-11"
          fill="none"
          stroke="var(--accent-400)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <p className="form-success-title">{title}</p>
      {children}
    </div>
  )
}
