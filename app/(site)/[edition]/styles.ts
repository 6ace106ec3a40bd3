import { phoneStyle } from '#components/phone-demo/phone.styles.ts'
import { appLinksStyle } from '#components/sections/app-links/appLinks.styles.ts'
import { closingStyle } from '#components/sections/closing/closing.styles.ts'
import { differenceStyle } from '#components/sections/difference/difference.styles.ts'
import { faqStyle } from '#components/sections/faq/faq.styles.ts'
import { featuresStyle } from '#components/sections/features/features.styles.ts'
import { heroStyle } from '#components/sections/hero/hero.styles.ts'
import { howItWorksStyle } from '#components/sections/how-it-works/howItWorks.styles.ts'
import { pressStyle } from '#components/sections/logo-strips/logoStrips.styles.ts'
import { testimonialsStyle } from '#components/sections/testimonials/testimonials.styles.ts'
import { sliderStyle } from '#components/ui/slider.styles.ts'
import { starsStyle } from '#components/ui/stars.styles.ts'

export default [
  sliderStyle,
  starsStyle,
  heroStyle,
  phoneStyle,
  pressStyle,
  howItWorksStyle,
  featuresStyle,
  differenceStyle,
  testimonialsStyle,
  appLinksStyle,
  faqStyle,
  closingStyle,
].flat()
