import { css } from '#components/theme/css.ts'
import { supportStyle } from '#components/sections/support/support.styles.ts'

export default css`
  ${supportStyle}
`
