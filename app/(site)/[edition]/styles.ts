import { phoneStyle } from '#components/phone-demo/phone.styles.ts'
import { appLinksStyle } from '#components/sections/app-links/appLinks.styles.ts'
import { closingStyle } from '#components/sections/closing/closing.styles.ts'
import { differenceStyle } from '#components/sections/difference/difference.styles.ts'
import { faqStyle } from '#components/sections/faq/faq.styles.ts'
import { featuresStyle } from '#components/sections/features/features.styles.ts'
import { heroArtStyle, heroStyle } from '#components/sections/hero/hero.styles.ts'
import { howItWorksStyle } from '#components/sections/how-it-works/howItWorks.styles.ts'
import { pressStyle } from '#components/sections/logo-strips/logoStrips.styles.ts'
import { testimonialsStyle } from '#components/sections/testimonials/testimonials.styles.ts'
import { sliderStyle } from '#components/ui/slider.styles.ts'
import { starsStyle } from '#components/ui/stars.styles.ts'
import { FIRST_SCREEN_END } from '#lib/firstScreen.ts'

/** Of what follows the first screen. */
export const restStyles = [
  sliderStyle,
  heroArtStyle,
  phoneStyle,
  pressStyle,
  howItWorksStyle,
  featuresStyle,
  differenceStyle,
  testimonialsStyle,
  faqStyle,
  closingStyle,
].flat()

/** Of the first screen: the hero's text. */
export const firstStyles = [heroStyle, appLinksStyle, starsStyle].flat()

export default [firstStyles, FIRST_SCREEN_END, restStyles].flat()
