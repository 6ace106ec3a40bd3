import { pressStyle } from '#components/sections/logo-strips/logoStrips.styles.ts'
import { scanStyle } from '#components/sections/scan/scan.styles.ts'

export default [scanStyle, pressStyle].flat()
