import { formStyle } from '#components/forms/form.styles.ts'
import { gaugeStyle } from '#components/illustrations/gauge.styles.ts'
import { waitlistStyle } from '#components/sections/waitlist/waitlist.styles.ts'

export default [formStyle, gaugeStyle, waitlistStyle].flat()
