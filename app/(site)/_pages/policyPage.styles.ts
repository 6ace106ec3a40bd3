import { css } from 'styled-components'
import { policyStyle } from '#components/sections/policy/policy.styles.ts'

export default css`
  ${policyStyle}
`
