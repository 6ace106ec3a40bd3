import { closingStyle } from '#components/sections/closing/closing.styles.ts'
import { estimateStyle } from '#components/sections/estimate/estimate.styles.ts'
import { fieldStyle } from '#components/ui/field.styles.ts'

export default [fieldStyle, estimateStyle, closingStyle].flat()
