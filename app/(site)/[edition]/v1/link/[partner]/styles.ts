import { css } from 'styled-components'
import { linkStyle } from '#components/sections/link/link.styles.ts'

export default css`
  ${linkStyle}
`
