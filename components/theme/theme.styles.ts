import { css } from 'styled-components'
import { baseStyle } from './base.styles.ts'
import { fontFaces, fontStacks } from './fontFaces.styles.ts'
import { roleNames, surfaces } from './surfaces.ts'
import { declarations, from } from './theme.ts'
import { headerHeight, tokens } from './tokens.ts'

/** The roles of a surface as custom properties. */
function roles({ background: _, ...colours }: (typeof surfaces)[keyof typeof surfaces]): string {
  return declarations(
    Object.fromEntries(
      Object.entries(roleNames).map(([role, name]) => [
        name,
        Object.entries(colours).find(([key]) => key === role)?.[1] ?? '',
      ]),
    ),
  )
}

const surfaceClasses = Object.entries(surfaces)
  .map(
    ([name, surface]) =>
      `.surface-${name}{${roles(surface)}background-color:${surface.background};color:var(--ink-soft);}`,
  )
  .join('')

const variables = css`
  :root {
    color-scheme: light;
    ${declarations(tokens)}
    ${roles(surfaces.white)}
    --font-serif: ${fontStacks.serif};
    --font-sans: ${fontStacks.sans};
    --header-height: ${headerHeight.mobile}px;
  }
  ${from('xl')} {
    :root {
      --header-height: ${headerHeight.desktop}px;
    }
  }
  ${surfaceClasses}
`

export const themeStyle = css`
  ${fontFaces}
  ${variables}
  ${baseStyle}
`
