import { css } from 'styled-components'
import { token } from '#components/theme/theme.ts'

/** How far the button stands out beside the phone and below it: into the room its round corner leaves. */
const BESIDE = '38px'
const BELOW = '18px'

/** The button that pauses the phone, at its lower corner. It lies over everything, so that its coming moves nothing. */
export const pauseStyle = css`
  .phone-pause {
    position: absolute;
    /* In a narrow window it stays off the edge. */
    right: calc(-1 * min(${BESIDE}, (100vw - var(--phone-width, 300px)) / 2 - 8px));
    bottom: -${BELOW};
    display: grid;
    place-items: center;
    width: ${token('height-target')};
    height: ${token('height-target')};
    padding: 0;
    border: 1px solid ${token('veil-half')};
    border-radius: 50%;
    background: ${token('primary-700')};
    color: ${token('white')};
    cursor: pointer;
    forced-color-adjust: auto;
    transition: background-color ${token('duration-fast')};
  }
  .phone-pause:hover {
    background: ${token('primary-500')};
  }
  .phone-pause:focus-visible {
    border-radius: 50%;
    /* The street behind it is dark, on a surface that is light. */
    outline-color: ${token('accent-400')};
  }
`
