import type { ComponentProps, ReactNode } from 'react'
import type { ButtonVariant } from '#components/theme/surfaces.ts'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'

interface Look {
  variant?: ButtonVariant
  /** 44, 48 or 56 px high. */
  size?: 'small' | 'medium' | 'large'
  /** As wide as its container. */
  block?: boolean
  /** An arrow after the label, for buttons that lead somewhere. */
  arrow?: boolean
  children: ReactNode
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'children'> {
  /** Text the button shows, and is called, while it waits; it keeps its width and ignores further presses. */
  loading?: string | false
}

function look({ variant = 'primary', size = 'medium', block }: Omit<Look, 'children'>, className?: string): string {
  return classNames(
    'button',
    variant !== 'primary' && `button-${variant}`,
    size !== 'medium' && `button-${size}`,
    block && 'button-block',
    className,
  )
}

/**
 * A button. While `loading` it stays focusable and shows the loading text in place of its label; its click handler does not run, and a
 * submit button does not submit.
 */
export function Button(props: ButtonProps) {
  const { variant, size, block, arrow, loading = false, className, children, onClick, type = 'button', ...rest } = props
  const waiting = loading !== false
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, size, block }, className)}
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

/** A link that looks like a button: a full page navigation. */
export function ButtonLink({ variant, size, block, arrow, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={look({ variant, size, block }, className)}>
      {children}
      {arrow && <Icon name="arrow" className="arrow" />}
    </a>
  )
}

/** A round button that shows only an icon; `label` says aloud what it does. */
export function IconButton({ label, className, children, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button type="button" {...rest} className={classNames('icon-button', className)} aria-label={label}>
      {children}
    </button>
  )
}
