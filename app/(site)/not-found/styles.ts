import { css } from '#components/theme/css.ts'
import { notFoundStyle } from '#components/sections/not-found/notFound.styles.ts'

export default css`
  ${notFoundStyle}
`
