import { css } from 'styled-components'
import { from, stack, token } from '#components/theme/theme.ts'

/** The heading beside the questions; on a desktop it stays in view while they scroll by. */
export const faqStyle = css`
  .faq-columns {
    ${stack(token('space-4'))};
    .faq-head p {
      margin-top: ${token('space-2')};
      max-width: 26rem;
      text-wrap: balance;
    }
    ${from('xl')} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.9fr);
      gap: ${token('space-10')};
      .faq-head {
        position: sticky;
        top: calc(${token('header-height')} + 2rem);
        align-self: start;
      }
    }
  }
`
