import type { ComponentProps } from 'react'
import type { SurfaceName } from '#components/theme/surfaces.ts'
import { classNames } from './classNames.ts'

/** The page's column, 1200 px at most. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('container', className)} />
}

interface SectionProps extends ComponentProps<'section'> {
  surface?: SurfaceName
}

/** A page section on one of the theme's surfaces. */
export function Section({ surface = 'white', className, ...rest }: SectionProps) {
  return <section {...rest} className={classNames('section', `surface-${surface}`, className)} />
}

/** Heading and introduction of a section. */
export function SectionHead({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('section-head', className)} />
}

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('card', className)} />
}

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames('visually-hidden', className)} />
}
