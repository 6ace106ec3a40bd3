import { formStyle } from '#components/forms/form.styles.ts'
import { gaugeStyle } from '#components/illustrations/gauge.styles.ts'
import { waitlistStyle } from '#components/sections/waitlist/waitlist.styles.ts'
import { FIRST_SCREEN_END } from '#lib/firstScreen.ts'

export default [formStyle, waitlistStyle, FIRST_SCREEN_END, gaugeStyle].flat()
