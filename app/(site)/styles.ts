import { css } from 'styled-components'
import { footerStyle } from '#components/footer/footer.styles.ts'
import { headerStyle } from '#components/header/header.styles.ts'
import { menuStyle } from '#components/header/menu.styles.ts'
import { themeStyle } from '#components/theme/theme.styles.ts'
import { uiStyle } from '#components/ui/ui.styles.ts'

/** What every page has. Each page brings one more sheet, of the parts it shows, and so takes two requests for styles. */
export default css`
  ${themeStyle}
  ${uiStyle}
  ${headerStyle}
  ${menuStyle}
  ${footerStyle}
`
