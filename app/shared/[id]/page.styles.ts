import { css } from 'styled-components'
import { sharedBarStyle } from '#components/visual-editing/bars.styles.ts'

export default css`
  ${sharedBarStyle}
`
