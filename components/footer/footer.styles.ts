import { css, minWidth, mix, token } from '#components/theme/css.ts'

export const footerStyle = css`
  .footer {
    padding-block: clamp(3rem, 5vw, 5rem) ${token('space-4')};
    font-size: ${token('text-control')};
    .footer-top {
      ${mix.stack(`${token('space-5')} ${token('space-4')}`, '1fr 1fr')};
      ${minWidth('lg', 'grid: auto / auto-flow 1fr; grid-template-columns: 1.7fr')};
    }
    :is(.footer-brand, .footer-contact) {
      grid-column: 1 / -1;
      ${minWidth('lg', 'grid-column: auto')};
    }
    /* Aligns the name with the headings beside it, and the sentence with the first link. */
    .footer-brand .logo {
      margin-top: -0.75rem;
    }
    .footer-contact {
      ${minWidth('lg', 'min-width: 19rem')};
    }
    .footer-contact p {
      padding-top: 0.5rem;
      max-width: 22rem;
    }
    .footer-brand p {
      ${mix.prose('0.75rem', '22rem')};
    }
    h2 {
      margin-bottom: 0.5rem;
      ${mix.plainHeading('small')};
    }
    li:empty {
      display: none;
    }
    li a,
    .footer-contact a {
      ${mix.touchTarget()};
      padding: 0.375rem 0;
      line-height: 1.4;
      ${mix.link('ink-soft')};
    }
    .footer-contact p a {
      display: inline;
      padding-block: 0.75rem;
      text-decoration: underline;
      color: ${token('ink')};
    }
    li a:hover,
    .footer-contact a:hover {
      color: ${token('ink')};
      text-decoration: underline;
    }
    .footer-disclosures {
      margin-top: ${token('space-6')};
      ${mix.ruled(token('space-4'))};
      ${minWidth('lg', `columns: 2; column-gap: ${token('space-6')}`)};
    }
    :is(.footer-disclosures, .footer-copyright) {
      font-size: ${token('text-small')};
      color: ${token('primary-300')};
      ${mix.print('color: inherit')};
    }
    .footer-disclosures p {
      break-inside: avoid;
      text-wrap: balance;
      margin-bottom: ${token('space-2')};
    }
    .footer-copyright {
      margin-top: ${token('space-2')};
    }
    nav {
      ${mix.printHidden}
    }
  }
`
