import { css } from '#components/theme/css.ts'
import { linkStyle } from '#components/sections/link/link.styles.ts'

export default css`
  ${linkStyle}
`
