import { formStyle } from '#components/forms/form.styles.ts'
import { calculatorStyle } from '#components/sections/calculator/calculator.styles.ts'
import { demoStyle } from '#components/sections/demo/demo.styles.ts'
import { estimateTeaserStyle } from '#components/sections/estimate/estimateTeaser.styles.ts'
import { landingStyle } from '#components/sections/landing/landing.styles.ts'
import { partnerStripStyle } from '#components/sections/logo-strips/logoStrips.styles.ts'
import { waitlistStyle } from '#components/sections/waitlist/waitlist.styles.ts'
import { FIRST_SCREEN_END } from '#lib/firstScreen.ts'
import { firstStyles, restStyles } from '../../styles.ts'

export default [
  firstStyles,
  FIRST_SCREEN_END,
  // Repeats those of the phone, and gzip finds repetitions within 32 kB.
  waitlistStyle,
  restStyles,
  partnerStripStyle,
  demoStyle,
  formStyle,
  calculatorStyle,
  estimateTeaserStyle,
  landingStyle,
].flat()
