import type { ComponentProps } from 'react'

/** Includes an elided word before it, which a line break would separate: "s’arrime-t-elle". */
const HYPHENATED = /((?:\p{L}+[’'])?[\p{L}\p{N}]+(?:[-–][\p{L}\p{N}]+)+)/u

interface NoBreakProps extends Omit<ComponentProps<'p'>, 'children' | 'ref'> {
  /** The element around the text; none by default. */
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span'
  children: string
}

/** Keeps hyphenated words ("Home-Buying", "90–120") on one line. */
export function NoBreak({ as: Element, children, ...rest }: NoBreakProps) {
  const parts = children.split(HYPHENATED).map((part, index) =>
    HYPHENATED.test(part) ? (
      <span key={index} className="no-break">
        {part}
      </span>
    ) : (
      part
    ),
  )
  return Element ? <Element {...rest}>{parts}</Element> : parts
}
