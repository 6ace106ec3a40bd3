import { closingStyle } from '#components/sections/closing/closing.styles.ts'
import { estimateStyle } from '#components/sections/estimate/estimate.styles.ts'

export default [estimateStyle, closingStyle].flat()
