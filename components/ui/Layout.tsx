import type { ComponentProps, ReactNode } from 'react'
import type { SurfaceName } from '#components/theme/surfaces.ts'
import { classNames } from './classNames.ts'

/** Renders the page's column, 1200 px at most. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('container', className)} />
}

interface SectionProps extends ComponentProps<'section'> {
  surface?: SurfaceName
  /** Class of the column. */
  columnClass?: string
}

/** Renders a page section on one of the theme's surfaces, with its content in the page's column. */
export function Section({ surface = 'white', className, columnClass, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={classNames('section', `surface-${surface}`, className)}>
      <Container className={columnClass}>{children}</Container>
    </section>
  )
}

interface SectionHeadProps {
  /** Id of the heading, which names the section. */
  id?: string
  as?: 'h1' | 'h2'
  heading: string
  intro: string
}

export function SectionHead({ id, as = 'h2', heading, intro }: SectionHeadProps) {
  return (
    <div className="section-head">
      <NoBreak as={as} id={id} text={heading} />
      <p className="intro">{intro}</p>
    </div>
  )
}

export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="visually-hidden">{children}</span>
)

/** Includes an elided word before it, which a line break would separate: "s’arrime-t-elle". */
const HYPHENATED = /((?:\p{L}+[’'])?[\p{L}\p{N}]+(?:[-–][\p{L}\p{N}]+)+)/u

interface NoBreakProps extends Omit<ComponentProps<'p'>, 'children' | 'ref'> {
  as: 'h1' | 'h2' | 'h3' | 'p' | 'span'
  text: string
}

/** Keeps hyphenated words ("Home-Buying", "90–120") on one line. */
export function NoBreak({ as: Element, text, ...rest }: NoBreakProps) {
  // Most texts have no hyphen, and those of a preview have hundreds of invisible characters to look through.
  if (!/[-–]/.test(text)) return <Element {...rest}>{text}</Element>
  const parts = text.split(HYPHENATED).map((part, index) =>
    HYPHENATED.test(part) ? (
      <span key={index} className="no-break">
        {part}
      </span>
    ) : (
      part
    ),
  )
  return <Element {...rest}>{parts}</Element>
}
