import { css, mix, token } from '#components/theme/css.ts'
import { gaugeStyle } from '#components/illustrations/gauge.styles.ts'
import { deviceStyle } from './device.styles.ts'
import { loadingScreenStyle } from './loadingScreen.styles.ts'
import { lockScreenStyle } from './lockScreen.styles.ts'
import { resultScreenStyle } from './resultScreen.styles.ts'

/** The pause button beside the phone's lower round corner, positioned so that it shifts nothing. */
const pauseStyle = css`
  .phone-pause {
    position: absolute;
    /* Kept off the edge of a narrow window. */
    right: calc(-1 * min(38px, (100vw - var(--phone-width, 300px)) / 2 - 8px));
    bottom: -18px;
    ${mix.centeredCircle(token('height-target'))};
    padding: 0;
    border: 1px solid ${token('overlayLight-half')};
    ${mix.fill('primary-700', 'white')};
    cursor: pointer;
    forced-color-adjust: auto;
    transition: background-color ${token('duration-fast')};
  }
  .phone-pause:hover {
    background: ${token('primary-500')};
  }
  .phone-pause:focus-visible {
    /* The drawing behind it is dark, on a light surface. */
    outline-color: ${token('accent-400')};
  }
`

/** The screen of each step. Without a step, as server-rendered, the phone is locked. */
const stepStyle = css`
  :is(.notification, .tap, .app-launch, .loading-screen, .result-screen) {
    visibility: hidden;
  }
  [data-step='notification'] .notification,
  [data-step='tap'] :is(.notification, .tap),
  [data-step='transition'] .app-launch,
  [data-step='loading'] :is(.app-launch, .loading-screen),
  [data-step='confetti'] :is(.loading-screen, .result-screen) {
    visibility: visible;
  }
  :is([data-step='loading'], [data-step='confetti']) .lock-screen {
    visibility: hidden;
  }
  :is([data-step='loading'], [data-step='confetti']) :is(.status-bar, .home-bar) {
    color: ${token('primary-700')};
  }

  /* Reduced motion shows the result, at rest. Until that is there, and without scripts, the notification states it. */
  @media (prefers-reduced-motion: reduce), (scripting: none) {
    .notification {
      visibility: visible;
    }
    .result-screen,
    .result-screen * {
      visibility: visible !important;
      opacity: 1 !important;
      translate: none !important;
      scale: none !important;
    }
    .confetti {
      display: none;
    }
    :has(> .result-screen) > :is(.status-bar, .home-bar) {
      color: ${token('primary-700')};
    }
  }
`

/** The phone, 300 by 620 units: `--u` is one unit, so that everything scales with `--phone-width`. */
export const phoneStyle = css`
  ${gaugeStyle}
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
