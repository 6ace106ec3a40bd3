import { Fragment } from 'react'

const HYPHENATED = /([\p{L}\p{N}]+(?:[-–][\p{L}\p{N}]+)+)/u

/** Keeps hyphenated words ("Home-Buying", "90–120") on one line. */
export function NoBreak({ children }: { children: string }) {
  return children.split(HYPHENATED).map((part, index) =>
    HYPHENATED.test(part) ? (
      <span key={index} className="no-break">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
