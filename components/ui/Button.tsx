import type { ComponentProps } from 'react'
import type { ButtonVariant } from '#components/theme/surfaces.ts'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'

interface Look {
  variant?: ButtonVariant
  /** 44, 48 or 56 px high. */
  size?: 'small' | 'medium' | 'large'
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  arrow?: boolean
  /** Label while loading; the button keeps its width and ignores presses. */
  loading?: string | false
}

function toClass({ variant = 'primary', size = 'medium' }: Look): string {
  return classNames('button', variant !== 'primary' && `button-${variant}`, size !== 'medium' && `button-${size}`)
}

/** Renders a button. While `loading` it stays focusable, but neither runs its click handler nor submits. */
export function Button({ variant, size, loading = false, arrow, children, onClick, ...rest }: ButtonProps) {
  const waiting = loading !== false
  return (
    <button
      type="button"
      {...rest}
      className={toClass({ variant, size })}
      aria-busy={waiting || undefined}
      aria-disabled={waiting || undefined}
      onClick={waiting ? (event) => event.preventDefault() : onClick}
    >
      <span className="button-label">{children}</span>
      {arrow && <Icon name="arrow" />}
      {waiting && (
        <span className="button-loading">
          <span className="button-spinner" />
          {loading}
        </span>
      )}
    </button>
  )
}

interface ButtonLinkProps extends Look, Omit<ComponentProps<'a'>, 'className'> {
  href: string
  arrow?: boolean
}

export function ButtonLink({ variant, size, arrow, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={toClass({ variant, size })}>
      {children}
      {arrow && <Icon name="arrow" />}
    </a>
  )
}
