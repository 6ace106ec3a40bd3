import { css } from 'styled-components'
import { policyStyle } from '#components/sections/policy/policy.styles.ts'
import { versionLinksStyle } from '#components/sections/policy/policyHistory.styles.ts'

export default css`
  ${policyStyle}
  ${versionLinksStyle}
`
