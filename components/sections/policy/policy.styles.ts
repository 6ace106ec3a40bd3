import { css, maxWidth, minWidth, mix, token } from '#components/theme/css.ts'

export const policyStyle = css`
  .policy {
    .policy-columns {
      ${mix.stack('2.5rem')};
      padding-block: clamp(2.5rem, 5vw, 5rem) ${token('space-section')};
      ${mix.columns('xl', '15.5rem minmax(0, 1fr)', '3.5rem 5rem')};
      ${mix.print('display: block; padding: 0')};
    }
    :is(p, li, tr) {
      break-inside: avoid;
    }
    .policy-head p {
      margin-top: 0.75rem;
    }
    .policy-contents {
      ${mix.frame(token('line'), token('radius-control'), '1.25rem 1.5rem')};
      ${minWidth('xl')} {
        ${mix.sticky};
        max-height: calc(100vh - ${token('header-height')} - 4rem);
        overflow-y: auto;
        padding: 0;
        border: 0;
      }
      ${mix.printHidden}
    }
    .policy-contents ol {
      margin-top: 0.5rem;
      ${minWidth('sm', `columns: 2; column-gap: ${token('space-4')}`)};
      ${minWidth('xl', `columns: auto; border-left: 2px solid ${token('neutral-200')}`)};
    }
    .policy-contents p {
      ${mix.text('small', 'semibold', 'ink')};
    }
    .policy-contents a {
      ${mix.row()};
      min-height: ${token('height-target')};
      padding-block: 0.375rem;
      ${mix.lines('control', 1.3)};
      ${mix.link('ink-soft')};
      ${minWidth('xl', `padding-left: ${token('space-2')}`)};
    }
    .policy-contents a:hover {
      color: ${token('ink')};
      text-decoration: underline;
    }
    .policy-text :is(h2, p, ul, ol) {
      max-width: ${token('width-measure')};
      ${mix.print('max-width: none')};
    }
    .policy-text section:first-child h2 {
      margin-top: 0;
    }
    .policy-summary {
      ${mix.stack('0.75rem')};
      align-content: start;
      max-width: 37.73em;
      padding: 0 0 0 1.25rem;
      ${mix.quote('1.25rem / 1.45')};
      ${mix.print('max-width: none; margin-block: 1rem 1.5rem; font-size: 12pt')};
    }
    .policy-columns li::marker {
      color: ${token('mark')};
    }
    .policy-text h2 {
      margin: ${token('space-6')} 0 0.75rem;
      font-size: 1.625rem;
      letter-spacing: -0.012em;
      ${mix.print('margin-top: 1.25rem; font-size: 14pt; break-after: avoid')};
    }
    .policy-text section :is(p + p, ul, ol, p + .policy-table, :is(ul, ol) + p, .policy-table + p) {
      margin-top: 0.875rem;
    }
    .policy-text section :is(ul, ol) {
      padding-left: 1.25rem;
    }
    .policy-text section li {
      margin-block: 0.375rem;
    }
    .policy-table {
      overflow-x: auto;
      ${mix.frame(token('line'), token('radius-control'))};
      ${mix.print('overflow: visible; border: 0')};
    }
    table {
      width: 100%;
      min-width: 48rem;
      border-collapse: collapse;
      ${mix.lines('control', 'control')};
      ${maxWidth('sm', 'min-width: 0')};
      ${mix.print('min-width: 0; font-size: 9pt')};
    }
    :is(caption, th, td) {
      padding: 0.75rem 1rem;
      text-align: left;
    }
    :is(caption, th) {
      ${mix.emphasis('semibold', 'ink')};
    }
    :is(th, td) {
      border-top: ${mix.hairline};
      vertical-align: top;
    }
    th[scope='row'] {
      min-width: 11rem;
    }
    ${maxWidth('sm')} {
      thead {
        display: none;
      }
      tbody :is(tr, th, td) {
        display: block;
      }
      tbody tr {
        padding: 0.75rem 1rem;
        border-top: ${mix.hairline};
        overflow-wrap: anywhere;
      }
      tbody :is(th, td) {
        padding: 0.25rem 0;
        border: 0;
      }
      td::before {
        content: attr(data-label) ': ';
        font-weight: ${token('weight-semibold')};
      }
      td:lang(fr)::before {
        content: attr(data-label) '\\a0: ';
      }
    }
    .policy-columns > .policy-head {
      ${minWidth('xl', `grid-column: 1 / -1; padding-bottom: ${token('space-4')}; border-bottom: ${mix.hairline}`)};
    }
    .policy-columns > .policy-contents {
      ${minWidth('xl', 'grid-area: 2 / 1 / span 2')};
    }
    a[href^='http']::after {
      ${mix.print("content: ' (' attr(href) ')'")};
    }
  }
`
