import type { ComponentProps, ReactNode } from 'react'
import type { ButtonVariant } from '#components/theme/surfaces.ts'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'

interface Look {
  variant?: ButtonVariant
  /** 44, 48 or 56 px high. */
  size?: 'small' | 'medium' | 'large'
  /** Full width. */
  block?: boolean
  /** Adds an arrow after the label. */
  arrow?: boolean
  children: ReactNode
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'children'> {
  /** Label while loading; the button keeps its width and ignores presses. */
  loading?: string | false
}

function toClass({ variant = 'primary', size = 'medium', block }: Omit<Look, 'children'>, className?: string): string {
  return classNames(
    'button',
    variant !== 'primary' && `button-${variant}`,
    size !== 'medium' && `button-${size}`,
    block && 'button-block',
    className,
  )
}

/** Renders a button. While `loading` it stays focusable, but neither runs its click handler nor submits. */
export function Button(props: ButtonProps) {
  const { variant, size, block, arrow, loading = false, className, children, onClick, type = 'button', ...rest } = props
  const waiting = loading !== false
  return (
    <button
      {...rest}
      type={type}
      className={toClass({ variant, size, block }, className)}
      aria-busy={waiting || undefined}
      aria-disabled={waiting || rest['aria-disabled']}
      onClick={waiting ? (event) => event.preventDefault() : onClick}
    >
      <span className="button-label">
        {children}
        {arrow && <Icon name="arrow" className="arrow" />}
      </span>
      {waiting && (
        <span className="button-loading">
          <span className="button-spinner" />
          {loading}
        </span>
      )}
    </button>
  )
}

type ButtonLinkProps = Look & Omit<ComponentProps<'a'>, 'children'> & { href: string }

/** Renders a link styled as a button. */
export function ButtonLink({ variant, size, block, arrow, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={toClass({ variant, size, block }, className)}>
      {children}
      {arrow && <Icon name="arrow" className="arrow" />}
    </a>
  )
}
