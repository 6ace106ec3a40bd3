import { css } from 'styled-components'
import { sharedBarStyle } from '#components/visual-editing/sharedBar.styles.ts'

export default css`
  ${sharedBarStyle}
`
