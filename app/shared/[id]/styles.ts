import { css } from 'styled-components'
import { sharedBarStyle } from '#components/shared-bar/sharedBar.styles.ts'

export default css`
  ${sharedBarStyle}
`
