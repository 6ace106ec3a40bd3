import { roleNames, type RoleName } from './surfaces.ts'
import { breakpoints, type tokens } from './tokens.ts'

/** Names of all leaves of a nested object, joined with dashes: `primary-500`, `text-h2`. */
type Names<Group> = {
  [Key in keyof Group & (string | number)]: Group[Key] extends string | number
    ? `${Key}`
    : `${Key}-${Names<Group[Key]>}`
}[keyof Group & (string | number)]

export type TokenName = Names<typeof tokens> | RoleName | 'font-serif' | 'font-sans' | 'header-height'

interface TokenGroup {
  readonly [name: string]: string | number | TokenGroup
}

/**
 * A design token as CSS.
 *
 * @param name the token's path in `tokens.ts` joined with dashes (`primary-500`), or a role of the surface it stands
 *   on (`ink`, `ink-soft`, `link`, …: see `surfaces.ts`)
 * @returns `var(--name)`
 */
export function token(name: TokenName): string {
  return `var(--${name})`
}

/** The custom property declarations of a group of tokens, as CSS text. */
export function declarations(group: TokenGroup, prefix = ''): string {
  return Object.entries(group)
    .map(([name, value]) =>
      typeof value === 'object' ? declarations(value, `${prefix}${name}-`) : `--${prefix}${name}:${value};`,
    )
    .join('')
}

type Breakpoint = keyof typeof breakpoints

/** Media query for a viewport at least as wide as a breakpoint. */
export function from(breakpoint: Breakpoint): string {
  return `@media (min-width: ${breakpoints[breakpoint]}em)`
}

/** Media query for a viewport narrower than a breakpoint. */
export function below(breakpoint: Breakpoint): string {
  return `@media (max-width: ${breakpoints[breakpoint] - 0.01}em)`
}

/** A hairline in the colour of the surface it stands on. */
export const hairline = `1px solid ${token(roleNames.line)}`

/** Motion nobody asked for is left out: wraps animations that only decorate. */
export const motionAllowed = '@media (prefers-reduced-motion: no-preference)'
