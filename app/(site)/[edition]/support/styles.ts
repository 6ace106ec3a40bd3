import { css } from 'styled-components'
import { supportStyle } from '#components/sections/support/support.styles.ts'

export default css`
  ${supportStyle}
`
