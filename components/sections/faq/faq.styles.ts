import { css, minWidth, mix, token } from '#components/theme/css.ts'

/** On a desktop the heading stays in view beside the questions. */
export const faqStyle = css`
  .faq-columns {
    ${mix.stack(token('space-4'))};
    ${mix.columns('xl', 'minmax(0, 1fr) minmax(0, 1.9fr)', token('space-10'))};
    .faq-head {
      ${minWidth('xl', mix.sticky)};
    }
    .faq-head p {
      ${mix.prose(token('space-2'), '26rem')};
      text-wrap: balance;
    }
  }
`
