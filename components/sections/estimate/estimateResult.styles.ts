import { css, minWidth, mix, token } from '#components/theme/css.ts'

export const padding = 'clamp(1.5rem, 1rem + 2.4vw, 3rem)'

export const chartStyle = css`
  .limit-chart {
    margin-top: clamp(1.5rem, 3vw, 2.5rem);
  }
  .limit-chart figcaption {
    ${mix.ruled(token('space-2'), 'overlayLight-soft')};
    ${mix.text('small', 'semibold', 'ink')};
  }
  .limit-chart dl {
    ${mix.stack(token('space-2'))};
    margin-top: ${token('space-2')};
  }
  .limit-chart dl > div {
    ${mix.stack(`0.375rem ${token('space-2')}`, 'minmax(0, 1fr) auto')};
    ${mix.lines('small', 1.3)};
  }
  .limit-chart dd {
    ${mix.emphasis('semibold', 'ink')};
    font-variant-numeric: tabular-nums lining-nums;
  }
  .limit-chart [data-limit] :is(dt, dd) {
    ${mix.emphasis('semibold', 'link')};
  }
  .limit-chart dl > div::before,
  .limit-chart dl > div::after {
    content: '';
    grid-area: 2 / 1 / auto / -1;
    height: 1.125rem;
    border-radius: ${token('radius-tiny')};
    print-color-adjust: exact;
  }
  .limit-chart dl > div::before {
    width: calc(var(--reach) * 100%);
    background: ${token('secondary-400')};
    ${mix.forcedColours('forced-color-adjust: none; background: CanvasText')};
    transition: width ${token('duration-slow')} ${token('ease-out')};
  }
  .limit-chart [data-limit]::before {
    background: ${token('accent-400')};
    ${mix.forcedColours('background: Highlight')};
  }
  .limit-chart dl > [data-beyond]::before {
    mask-image: linear-gradient(90deg, #000 82%, transparent);
  }
  /* The line at the estimate, over every bar. */
  .limit-chart dl > div::after {
    z-index: 1;
    background: linear-gradient(${token('accent-400')} 0 0) 62.5% / 2px no-repeat ${token('overlayLight-faint')};
    ${mix.forcedEdge}
    ${mix.print(`box-shadow: inset 0 0 0 1px ${token('primary-400')}`)};
  }
  /* A placeholder for the chart. */
  .estimate-missing::after {
    --bar: linear-gradient(${token('primary-400')} 0 0) no-repeat;
    content: '';
    display: block;
    height: 8.5rem;
    margin-block: ${token('space-8')} ${token('space-4')};
    background:
      var(--bar) 0 0 / 78% 1.5rem,
      var(--bar) 0 50% / 62.5% 1.5rem,
      var(--bar) 0 100% / 100% 1.5rem;
    opacity: 0.5;
  }
`

export const resultStyle = css`
  .estimate-result {
    display: flex;
    flex-direction: column;
    ${mix.print('display: block')};
    min-width: 0;
    padding: ${padding};
  }
  /* Bounds the sticky figure, so that it never covers the disclosure. */
  .estimate-result > div {
    flex: 1;
  }
  /* Stays in view beside the assumptions. */
  .estimate-figure {
    position: sticky;
    top: calc(${token('header-height')} + ${token('space-4')});
    break-inside: avoid;
  }
  .estimate-result h2 {
    ${mix.plainHeading('control')};
    color: ${token('ink-soft')};
  }
  .estimate-price {
    margin-top: 0.25rem;
    ${mix.result('clamp(2.5rem, 1.5rem + 5.2vw, 5.25rem) / 1.05')};
  }
  .estimate-limit,
  .estimate-missing {
    ${mix.prose(token('space-2'), '32rem')};
    text-wrap: balance;
    ${mix.lines('intro', 'control')};
    color: ${token('ink')};
  }
  :is(.estimate-copy, .estimate-actions button) {
    ${mix.touchTarget()};
    ${mix.printHidden}
    justify-self: start;
    text-align: start;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('link')};
    font-size: ${token('text-small')};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  .estimate-copy {
    align-self: start;
    margin-top: ${token('space-2')};
  }
  .estimate-disclosure {
    padding-top: ${token('space-3')};
    ${mix.lines('small', 1.5)};
  }
`

export const detailsStyle = css`
  .estimate-details {
    ${mix.stack(token('space-3'))};
    ${minWidth('xl', 'grid-template-columns: repeat(2, minmax(0, 1fr))')};
    ${minWidth('xxl', 'grid-template-columns: minmax(0, 1fr) repeat(2, minmax(0, 1.1fr))')};
    margin-top: ${token('space-3')};
  }
  .estimate-details > section:first-child {
    ${minWidth('xl', 'grid-column: 1 / -1')};
    ${minWidth('xxl', 'grid-column: auto')};
  }
  .estimate-moves {
    ${minWidth('xl', mix.stack(token('space-4'), '1fr 1fr'))};
    ${minWidth('xxl', 'display: block')};
  }
  :is(.estimate-details, .estimate-method) h2 {
    font-size: ${token('text-h3')};
  }
  .estimate-details > section {
    min-width: 0;
    ${mix.frame(token('primary-100'), token('radius-card'), token('space-card'))};
    background: ${token('white')};
  }
  .estimate-figures,
  .estimate-method p {
    margin-top: ${token('space-1')};
  }
  .estimate-details .form-note {
    margin-top: ${token('space-2')};
    ${mix.lines('small', 1.5)};
  }
  .estimate-moves li {
    margin-top: ${token('space-2')};
    padding-left: ${token('space-2')};
    border-left: 4px solid ${token('accent-400')};
  }
  .estimate-moves strong {
    display: block;
    ${mix.serif('1.75rem/1.2', 'heading')};
    font-variant-numeric: lining-nums;
  }
  .estimate-figures > div {
    ${mix.spread(token('space-2'))};
    align-items: baseline;
    padding-block: 0.625rem;
    border-top: ${mix.hairline};
    ${mix.lines('small', 1.35)};
    flex-wrap: wrap;
  }
  /* Large text puts the figure under its name. */
  .estimate-figures dt {
    flex: 1 1 6rem;
  }
  .estimate-figures > div:first-child {
    border-top: 0;
  }
  .estimate-figures dd {
    margin-left: auto;
    font-variant-numeric: tabular-nums lining-nums;
    text-align: right;
  }
  .estimate-figures dd,
  .estimate-total div:first-child {
    ${mix.emphasis('semibold', 'ink')};
  }
  .estimate-total .estimate-figures {
    margin: 0;
    border-top: 2px solid ${token('primary-500')};
  }
  .estimate-actions {
    display: grid;
  }
  .estimate-comparison {
    width: 100%;
    margin-top: ${token('space-1')};
    border-collapse: collapse;
    ${mix.lines('small', 1.35)};
    font-variant-numeric: tabular-nums lining-nums;
  }
  .estimate-comparison :is(th, td) {
    padding: 0.625rem 0 0.625rem clamp(0.5rem, 3vw, ${token('space-2')});
    border-top: ${mix.hairline};
    text-align: right;
    vertical-align: baseline;
  }
  .estimate-comparison tr > :first-child {
    padding-left: 0;
    text-align: left;
  }
  .estimate-comparison thead th {
    border-top: 0;
  }
  .estimate-comparison :is(thead th, td) {
    ${mix.emphasis('semibold', 'ink')};
  }
  .estimate-comparison tbody th {
    font-weight: inherit;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .estimate-cases,
  .estimate-plan > div {
    ${mix.stack(`${token('space-3')} ${token('space-6')}`, 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))')};
    align-items: start;
  }
  .estimate-details > :is(.estimate-cases, .estimate-plan) {
    grid-column: 1 / -1;
  }
  .estimate-plan-fields {
    ${mix.stack(token('space-2'))};
    margin-top: ${token('space-2')};
  }
  .estimate-plan-time {
    ${mix.serif('1.75rem/1.2', 'heading')};
    font-variant-numeric: lining-nums;
  }
  .estimate-plan-chart {
    display: flex;
    align-items: end;
    gap: 0.25rem;
    height: 6rem;
    margin-block: ${token('space-2')};
    border-bottom: ${mix.hairline};
    print-color-adjust: exact;
  }
  .estimate-plan-chart span {
    flex: 1;
    height: calc(var(--reach) * 100%);
    border-radius: ${token('radius-tiny')} ${token('radius-tiny')} 0 0;
    background: ${token('secondary-400')};
    ${mix.forcedColours('forced-color-adjust: none; background: CanvasText')};
  }
  .estimate-plan-chart span:last-child {
    background: ${token('accent-400')};
    ${mix.forcedColours('background: Highlight')};
  }
  .estimate-printed {
    @media not print {
      display: none;
    }
  }
  .estimate-method {
    margin-top: ${token('space-6')};
  }
  .estimate-method h3 {
    margin-top: ${token('space-4')};
    ${mix.text('control', 'semibold')};
    font-family: ${token('font-sans')};
    letter-spacing: 0;
  }
  .estimate-method ol {
    margin-top: ${token('space-2')};
    padding-left: 1.25rem;
    columns: 24rem 2;
    column-gap: ${token('space-8')};
  }
  .estimate-method ol li {
    padding-bottom: ${token('space-1')};
    break-inside: avoid;
  }
  .estimate-method ul {
    ${mix.stack(`0 ${token('space-4')}`, 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))')};
    font-size: ${token('text-small')};
  }
  .estimate-method li a {
    ${mix.touchTarget()};
    padding-block: 0.375rem;
    line-height: 1.3;
  }
`
