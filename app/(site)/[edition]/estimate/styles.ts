import { css } from '#components/theme/css.ts'
import { closingStyle } from '#components/sections/closing/closing.styles.ts'
import { estimateStyle } from '#components/sections/estimate/estimate.styles.ts'

export default css`
  ${estimateStyle}
  ${closingStyle}
`
