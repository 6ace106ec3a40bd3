import { policyStyle } from '#components/sections/policy/policy.styles.ts'
import { policyHistoryStyle, versionLinksStyle } from '#components/sections/policy/policyHistory.styles.ts'

export default [policyStyle, versionLinksStyle, policyHistoryStyle].flat()
