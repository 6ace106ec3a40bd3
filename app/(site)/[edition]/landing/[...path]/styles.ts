import { formStyle } from '#components/forms/form.styles.ts'
import { calculatorStyle } from '#components/sections/calculator/calculator.styles.ts'
import { demoStyle } from '#components/sections/demo/demo.styles.ts'
import { estimateTeaserStyle } from '#components/sections/estimate/estimateTeaser.styles.ts'
import { landingStyle } from '#components/sections/landing/landing.styles.ts'
import { partnerStripStyle } from '#components/sections/logo-strips/logoStrips.styles.ts'
import { waitlistStyle } from '#components/sections/waitlist/waitlist.styles.ts'
import homeStyles from '../../styles.ts'

export default [
  // Repeats those of the phone, and gzip finds repetitions within 32 kB.
  waitlistStyle,
  ...homeStyles,
  partnerStripStyle,
  demoStyle,
  formStyle,
  calculatorStyle,
  estimateTeaserStyle,
  landingStyle,
].flat()
