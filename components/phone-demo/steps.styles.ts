import { css } from 'styled-components'
import { token } from '#components/theme/theme.ts'

/**
 * Which screen each step shows. Without a step the phone is locked: that is how it comes from the server, and how it
 * stays where no JavaScript runs.
 */
export const stepStyle = css`
  .notification,
  .tap,
  .app-launch,
  .loading-screen,
  .result-screen {
    visibility: hidden;
  }
  .status-bar {
    color: ${token('white')};
  }
  .home-bar {
    background: ${token('white')};
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
  :is([data-step='loading'], [data-step='confetti']) .status-bar {
    color: ${token('primary-700')};
  }
  :is([data-step='loading'], [data-step='confetti']) .home-bar {
    background: ${token('primary-700')};
  }

  /* A visitor who asked for less motion sees the result, at rest, whatever was on show before. */
  @media (prefers-reduced-motion: reduce) {
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
    .status-bar {
      color: ${token('primary-700')};
    }
    .home-bar {
      background: ${token('primary-700')};
    }
  }
`
