import { pressStyle } from '#components/sections/logo-strips/logoStrips.styles.ts'
import { scanStyle } from '#components/sections/scan/scan.styles.ts'
import { starsStyle } from '#components/ui/stars.styles.ts'

export default [starsStyle, scanStyle, pressStyle].flat()
