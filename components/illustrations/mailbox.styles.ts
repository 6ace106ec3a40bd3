import { css } from 'styled-components'
import { token } from '#components/theme/theme.ts'

/** The colours of `Mailbox`. */
export const mailboxStyle = css`
  .mailbox-ground {
    stroke: ${token('primary-500')};
    stroke-width: 6;
  }
  .mailbox-body {
    fill: ${token('secondary-500')};
  }
  .mailbox-inside {
    fill: ${token('primary-600')};
  }
  .mailbox-flag {
    stroke: ${token('red-500')};
    stroke-width: 9;
    stroke-linejoin: round;
  }
  .mailbox-letter {
    fill: ${token('white')};
  }
  .mailbox-fold {
    stroke: ${token('primary-300')};
    stroke-width: 3;
  }
`
