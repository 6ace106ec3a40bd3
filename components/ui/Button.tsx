import type { ComponentProps } from 'react'
import type { ButtonVariant } from '#components/theme/surfaces.ts'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'

interface Look {
  variant?: ButtonVariant
  /** 44, 48 or 56 px high. */
  size?: 'small' | 'medium' | 'large'
  block?: boolean
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  /** Label while loading; the button keeps its width and ignores presses. */
  loading?: string | false
}

function toClass({ variant = 'primary', size = 'medium', block }: Look): string {
  return classNames(
    'button',
    variant !== 'primary' && `button-${variant}`,
    size !== 'medium' && `button-${size}`,
    block && 'button-block',
  )
}

/** Renders a button. While `loading` it stays focusable, but neither runs its click handler nor submits. */
export function Button({ variant, size, block, loading = false, children, onClick, ...rest }: ButtonProps) {
  const waiting = loading !== false
  return (
    <button
      type="button"
      {...rest}
      className={toClass({ variant, size, block })}
      aria-busy={waiting || undefined}
      aria-disabled={waiting || undefined}
      onClick={waiting ? (event) => event.preventDefault() : onClick}
    >
      <span className="button-label">{children}</span>
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

export function ButtonLink({ variant, size, block, arrow, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={toClass({ variant, size, block })}>
      {children}
      {arrow && <Icon name="arrow" />}
    </a>
  )
}
