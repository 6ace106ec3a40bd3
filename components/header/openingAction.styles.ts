import { css, maxWidth, mix, token } from '#components/theme/css.ts'

/** On phones the header's button is hidden until the hero's own has left the window. */
export const waitForOpening = css`
  @keyframes wait-for-opening {
    0%,
    99% {
      visibility: hidden;
    }
  }
  ${maxWidth('sm')} {
    /* An animation hides the button, so reduced motion always shows it. */
    @supports (timeline-scope: none) {
      ${mix.motionAllowed} {
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

/** Marks the button of the hero that the header repeats. */
export const openingAction = `view-timeline: --opening-action; view-timeline-inset: ${token('header-height')} 0`
