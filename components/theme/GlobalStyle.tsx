import { createGlobalStyle, css } from 'styled-components'
import { uiStyle } from '#components/ui/ui.styles.ts'
import { baseStyle } from './base.styles.ts'
import { fallbackFontsStyle } from './fallbackFonts.styles.ts'
import { fontStacks } from './fonts.ts'
import { roleNames, surfaces } from './surfaces.ts'
import { declarations, from } from './theme.ts'
import { headerHeight, tokens } from './tokens.ts'

/** The roles of one surface, as custom properties. */
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

/**
 * The tokens as custom properties and the styles of plain elements and `components/ui`, once per page.
 *
 * The parts in `components/ui` are styled here by class, not as styled components: a styled component repeats its CSS
 * beside every instance on a server-rendered page, and islands that use a button would bring the library to the browser.
 */
export const GlobalStyle = createGlobalStyle`
  ${fallbackFontsStyle}
  ${variables}
  ${baseStyle}
  ${uiStyle}
`
