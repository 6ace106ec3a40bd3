import { policyStyle } from '#components/sections/policy/policy.styles.ts'
import { versionLinksStyle } from '#components/sections/policy/policyHistory.styles.ts'

export default [policyStyle, versionLinksStyle].flat()
