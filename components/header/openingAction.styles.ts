import { css } from 'styled-components'
import { below, motionAllowed, token } from '#components/theme/theme.ts'

/** On phones the bar's button waits until the opening's own has left the window. */
export const waitForOpening = css`
  @keyframes wait-for-opening {
    0%,
    99% {
      visibility: hidden;
    }
  }
  ${below('sm')} {
    /* What hides the button is an animation, which visitors without motion do without. */
    @supports (timeline-scope: none) {
      ${motionAllowed} {
        body {
          timeline-scope: --opening-action;
        }
        .header-bar .button {
          animation: wait-for-opening linear both;
          animation-timeline: --opening-action;
          animation-range: exit;
        }
      }
    }
  }
`

/** The button of a page's opening that the bar repeats. */
export const openingAction = `view-timeline: --opening-action; view-timeline-inset: ${token('header-height')} 0`
