import { css, minWidth, mix, token } from '#components/theme/css.ts'

/** Native details; the whole row is the target. */
const disclosureStyle = css`
  .disclosures {
    border-top: ${mix.hairline};
  }
  .disclosure {
    border-bottom: ${mix.hairline};
    ${mix.printOpen}
  }
  .disclosure summary {
    ${mix.row(token('space-3'))};
    min-height: 4.5rem;
    padding-block: 1.125rem;
    font: ${token('weight-medium')} ${token('text-question')} / 1.35 ${token('font-sans')};
    color: ${token('ink')};
    letter-spacing: -0.008em;
    text-wrap: balance;
    ${mix.summary}
  }
  .disclosure summary::after {
    content: '';
    flex: none;
    margin-left: auto;
    ${mix.size('1.25rem')};
    background:
      linear-gradient(currentColor, currentColor) center / 100% 1.75px no-repeat,
      linear-gradient(currentColor, currentColor) center / 1.75px 100% no-repeat;
    color: ${token('mark')};
    transition:
      transform ${token('duration-slow')} ${token('ease-out')},
      background-size ${token('duration-slow')} ${token('ease-out')};
    ${mix.forcedColours("content: '+'; background: none")};
    ${mix.print('content: none')};
  }
  .disclosure[open] summary::after {
    transform: rotate(180deg);
    background-size:
      100% 1.75px,
      1.75px 0;
    ${mix.forcedColours("content: '−'")};
  }
  .disclosure summary:hover {
    color: ${token('link')};
  }
  .disclosure-body,
  .answer-link {
    padding-bottom: 1.75rem;
    max-width: ${token('width-answer')};
    ${minWidth('md', 'padding-right: 3rem')};
  }
  .disclosure-body p ~ p {
    margin-top: 0.75rem;
  }
  .answer-link {
    ${mix.printHidden};
  }
`

/** On a desktop the heading stays in view beside the questions. */
export const faqStyle = css`
  ${disclosureStyle}
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
