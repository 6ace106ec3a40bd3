import { css } from '#components/theme/css.ts'
import { policyStyle } from '#components/sections/policy/policy.styles.ts'
import { policyHistoryStyle, versionLinksStyle } from '#components/sections/policy/policyHistory.styles.ts'

export default css`
  ${policyStyle}
  ${versionLinksStyle}
  ${policyHistoryStyle}
`
