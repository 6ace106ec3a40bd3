import { css } from 'styled-components'
import { buttonStyle } from './button.styles.ts'
import { dialogStyle, disclosureStyle, sliderStyle } from './dialog.styles.ts'
import { fieldStyle } from './field.styles.ts'
import { layoutStyle } from './layout.styles.ts'

export const uiStyle = css`
  ${layoutStyle}
  ${buttonStyle}
  ${fieldStyle}
  ${sliderStyle}
  ${disclosureStyle}
  ${dialogStyle}
`
