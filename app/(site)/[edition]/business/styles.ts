import { formStyle } from '#components/forms/form.styles.ts'
import { businessHeroStyle } from '#components/sections/business-hero/businessHero.styles.ts'
import { pipelineStyle } from '#components/sections/business-hero/pipeline.styles.ts'
import { calculatorStyle } from '#components/sections/calculator/calculator.styles.ts'
import { closingStyle } from '#components/sections/closing/closing.styles.ts'
import { demoStyle } from '#components/sections/demo/demo.styles.ts'
import { faqStyle } from '#components/sections/faq/faq.styles.ts'
import { partnerStripStyle } from '#components/sections/logo-strips/logoStrips.styles.ts'
import { dialogStyle } from '#components/ui/dialog.styles.ts'
import { sliderStyle } from '#components/ui/slider.styles.ts'
import { FIRST_SCREEN_END } from '#lib/firstScreen.ts'

export default [
  businessHeroStyle,
  // A dialog may be opened before the rest is there, with its form.
  dialogStyle,
  formStyle,
  FIRST_SCREEN_END,
  sliderStyle,
  pipelineStyle,
  partnerStripStyle,
  demoStyle,
  calculatorStyle,
  faqStyle,
  closingStyle,
].flat()
