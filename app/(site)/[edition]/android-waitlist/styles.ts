import { css } from '#components/theme/css.ts'
import { formStyle } from '#components/forms/form.styles.ts'
import { gaugeStyle } from '#components/illustrations/gauge.styles.ts'
import { waitlistStyle } from '#components/sections/waitlist/waitlist.styles.ts'

export default css`
  ${formStyle}
  ${gaugeStyle}
  ${waitlistStyle}
`
