import { css } from 'styled-components'
import { notFoundStyle } from '#components/sections/not-found/notFound.styles.ts'

export default css`
  ${notFoundStyle}
`
