import type { ComponentProps, ReactNode } from 'react'
import type { SurfaceName } from '#components/theme/surfaces.ts'
import { classNames } from './classNames.ts'
import { NoBreak } from './NoBreak.tsx'

/** Renders the page's column, 1200 px at most. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('container', className)} />
}

interface SectionProps extends ComponentProps<'section'> {
  surface?: SurfaceName
}

/** Renders a page section on one of the theme's surfaces. */
export function Section({ surface = 'white', className, ...rest }: SectionProps) {
  return <section {...rest} className={classNames('section', `surface-${surface}`, className)} />
}

interface SectionHeadProps {
  /** Id of the heading, which names the section. */
  id?: string
  as?: 'h1' | 'h2'
  heading: string
  intro: string
}

/** Renders heading and introduction of a section. */
export function SectionHead({ id, as = 'h2', heading, intro }: SectionHeadProps) {
  return (
    <div className="section-head">
      <NoBreak as={as} id={id}>
        {heading}
      </NoBreak>
      <p className="intro">{intro}</p>
    </div>
  )
}

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('card', className)} />
}

/** Renders text for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="visually-hidden">{children}</span>
)
