import { css } from '#components/theme/css.ts'
import { buttonStyle } from './button.styles.ts'
import { iconStyle } from './icon.styles.ts'
import { layoutStyle } from './layout.styles.ts'

/** The parts of every page. */
export const uiStyle = css`
  ${layoutStyle}
  ${iconStyle}
  ${buttonStyle}
`
