import { css } from 'styled-components'
import { deviceStyle } from './device.styles.ts'
import { loadingScreenStyle } from './loadingScreen.styles.ts'
import { lockScreenStyle } from './lockScreen.styles.ts'
import { pauseStyle } from './pause.styles.ts'
import { resultScreenStyle } from './resultScreen.styles.ts'
import { stepStyle } from './steps.styles.ts'

/**
 * The phone, drawn on a grid 300 units wide and 620 high: `--u` is one of them, so that everything in it grows with
 * `--phone-width`.
 */
export const phoneStyle = css`
  .phone-frame {
    position: relative;
    .phone {
      container-type: inline-size;
      position: relative;
      width: var(--phone-width, 300px);
      aspect-ratio: 300 / 620;
    }
    ${pauseStyle}
    ${deviceStyle}
    ${lockScreenStyle}
    ${loadingScreenStyle}
    ${resultScreenStyle}
    ${stepStyle}
  }
`
