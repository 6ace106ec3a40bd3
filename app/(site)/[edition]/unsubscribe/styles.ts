import { css } from 'styled-components'
import { mailboxStyle } from '#components/illustrations/mailbox.styles.ts'
import { from, stack, token } from '#components/theme/theme.ts'

export default css`
  .unsubscribe {
    ${stack(token('space-6'))};
    align-items: center;
    h1 {
      text-wrap: balance;
    }
    .intro {
      max-width: 34rem;
      margin: 1.25rem 0 ${token('space-4')};
    }
    .intro a {
      overflow-wrap: anywhere;
    }
    svg {
      width: 100%;
      max-width: 22rem;
      margin-inline: auto;
    }
    ${mailboxStyle}
    ${from('lg')} {
      grid-template-columns: 1.4fr 1fr;
    }
  }
`
