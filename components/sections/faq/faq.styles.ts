import { css } from 'styled-components'
import { from, stack, token } from '#components/theme/theme.ts'

/** On a desktop the heading stays in view beside the questions. */
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
