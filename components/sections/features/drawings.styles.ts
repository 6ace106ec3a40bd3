import { css, minWidth, mix, token } from '#components/theme/css.ts'

export const powerStyle = css`
  [data-feature='buying-power'] {
    --gauge-off: ${token('overlayLight-soft')};
    --gauge-low: ${token('secondary-400')};
    --gauge-high: ${token('accent-400')};
    --gauge-tip: ${token('white')};
    gap: ${token('space-4')};
    justify-content: space-between;
    border-color: transparent;
    ${minWidth('md', `${mix.stack(token('space-4'), '1fr 1fr')}; align-content: center`)};
    ${minWidth('xl', 'display: flex; align-items: stretch; grid-area: 1 / 1 / 3 / 6')};
  }
  [data-feature='buying-power'] .feature-text {
    order: 1;
    ${minWidth('md', 'grid-area: 1 / 2; align-self: end')};
  }
  .power-gauge {
    position: relative;
    max-width: 23rem;
    margin: 0 auto;
    text-align: center;
    color: ${token('primary-200')};
  }
  .power-figure {
    ${mix.absolute('43% 0 auto')};
    ${mix.figure('clamp(2.375rem, 4.4vw, 3.125rem) / 1', 'white')};
  }
  .power-label {
    ${mix.absolute('auto 0 17%')};
  }
  .power-note {
    text-align: center;
    ${mix.emphasis('medium', 'accent-400')};
  }
  [data-changed] & .power-note {
    visibility: hidden;
  }
  .example-label {
    align-self: center;
    ${mix.box('0.25rem 0.75rem', token('radius-control'))};
    border: 1px dashed ${token('primary-300')};
    color: ${token('primary-100')};
    ${mix.lines('tiny', 'control')};
    text-align: center;
    text-wrap: balance;
    ${minWidth('md', 'grid-area: 2 / 2; place-self: start')};
    ${mix.withoutScripts('display: none')};
    ${mix.printHidden}
  }
  .ledger {
    margin-top: ${token('space-2')};
    border-top: 1px solid ${token('overlayLight-soft')};
  }
  .ledger li {
    ${mix.stack('0.5rem', '2.5rem 1fr auto')};
    padding: 0.75rem 0;
    border-bottom: 1px solid ${token('overlayLight-soft')};
    color: ${token('primary-100')};
  }
  .ledger-day {
    color: ${token('primary-300')};
  }
  .ledger b {
    ${mix.emphasis('semibold', 'accent-400')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .ledger [data-falling] {
    color: ${token('primary-200')};
  }
  [data-feature='buying-power'] .feature-drawing {
    ${minWidth('md', 'grid-row: 1 / 3')};
    ${mix.printHidden}
  }
`

/** The bands of the dial: where each starts, clockwise from the right, and its length, in degrees. */
const dialBands = (
  [
    ['neutral-300', 150, 103.6],
    ['primary-200', 256.8, 34],
    ['secondary-400', 294, 36.8],
    ['primary-500', 334, 56],
  ] as const
).map(
  ([colour, start, length], index) =>
    `.dial circle:nth-of-type(${index + 1}) {
      stroke: ${token(colour)}; stroke-dasharray: ${length} ${360 - length}; stroke-dashoffset: ${-start};
    }`,
)

export const creditStyle = css`
  [data-feature='credit-score'] {
    gap: ${token('space-2')};
    justify-content: space-between;
    ${minWidth('md', 'grid-column: span 5')};
  }
  [data-feature='credit-score'] .feature-text {
    order: 1;
  }
  .dial {
    width: min(100%, 15.5rem);
    margin: 0 auto;
  }
  ${dialBands}
  .dial circle {
    fill: none;
    cx: 110px;
    cy: 108px;
    r: 88px;
    stroke-width: 13;
  }
  .dial-needle {
    stroke: ${token('primary-700')};
    stroke-width: 4;
    stroke-linecap: round;
  }
  :where(.dial text) {
    font: ${token('weight-medium')} 13px ${token('font-sans')};
    fill: ${token('gray-600')};
    text-anchor: middle;
  }
  .dial-score {
    ${mix.serif('46px', 'figure')};
    fill: ${token('primary-700')};
  }
  .dial-label {
    font: ${token('weight-semibold')} 15px ${token('font-sans')};
    fill: ${token('secondary-600')};
  }
  .dial text {
    ${mix.forcedColours('fill: CanvasText')};
  }
  .dial-note {
    margin-top: 0.5rem;
    text-align: center;
    ${mix.emphasis('medium', 'secondary-600')};
  }
`

export const debtStyle = css`
  [data-feature='debt'] {
    ${minWidth('md', 'grid-column: span 7')};
  }
  .debts {
    ${mix.stack('1rem')};
  }
  .debts li {
    position: relative;
  }
  .debts p {
    ${mix.spread('1rem')};
    ${mix.emphasis('medium', 'ink')};
  }
  .debt-bar {
    position: relative;
    display: block;
    height: 1.125rem;
    margin-top: 0.375rem;
    forced-color-adjust: none;
  }
  .debt-bar i {
    ${mix.absolute('0 auto 0 0')};
    width: calc(var(--fraction) * 100%);
    border-radius: ${token('radius-tiny')};
    background: ${token('primary-300')};
  }
  .debt-bar .debt-before {
    background: repeating-linear-gradient(115deg, ${token('neutral-200')} 0 5px, ${token('neutral-100')} 5px 10px);
  }
  [data-first] i {
    background: ${token('accent-500')};
  }
  .debt-tag {
    --gap: 0.625rem;
    ${mix.absolute('50% auto auto calc(var(--fraction) * 100% + var(--gap))')};
    transform: translateY(-50%);
    ${mix.box('0.25rem var(--gap)', token('radius-small'))};
    ${mix.fill('primary-500', 'accent-300')};
    ${mix.text('tiny', 'semibold')};
    white-space: nowrap;
    max-width: calc((1 - var(--fraction)) * 100% - var(--gap));
    overflow: hidden;
    text-overflow: ellipsis;
    @media (max-width: 21em) {
      --gap: 0.25rem;
    }
  }
  .debt-total {
    margin-top: 1rem;
    ${mix.ruled('0.75rem')};
    ${mix.spread('1rem')};
    color: ${token('ink')};
  }
  .debt-total b {
    font-weight: ${token('weight-semibold')};
  }
  .debt-total small {
    margin-left: 0.375rem;
    font-size: ${token('text-tiny')};
    color: ${token('ink-soft')};
  }
`

const partColours = (['primary-500', 'secondary-500', 'secondary-300'] as const).map(
  (colour, part) => `[data-part='${part}'] { --fill: ${token(colour)}; }`,
)

export const downPaymentStyle = css`
  [data-feature='down-payment'] {
    ${minWidth('xl', `${mix.stack(token('space-3'), '12rem 1fr')}; align-items: center; grid-area: 2 / 6 / auto / -1`)};
  }
  [data-feature='down-payment'] .what-if {
    ${minWidth('xl', 'grid-column: 1 / -1')};
  }
  .down-top {
    display: flex;
    align-items: baseline;
    gap: 0.5rem;
  }
  .down-top b {
    ${mix.figure('2.25rem/1', 'ink')};
  }
  .down-bar {
    position: relative;
    display: flex;
    gap: 2px;
    height: 1.75rem;
    margin: 1rem 0 2.375rem;
    border-radius: ${token('radius-small')};
    background: ${token('neutral-200')};
  }
  .down-bar i {
    width: calc(var(--fraction) * 100%);
    background: var(--fill);
  }
  .down-bar i:first-of-type {
    border-radius: ${token('radius-small')} 0 0 ${token('radius-small')};
  }
  ${partColours}
  .down-mark {
    ${mix.absolute('-4px auto -8px calc(var(--fraction) * 100%)')};
    width: 2px;
    background: ${token('primary-700')};
    box-shadow: 0 0 0 2px ${token('white')};
  }
  .down-mark span {
    ${mix.absolute('100% auto auto 0')};
    transform: translateX(-50%);
    padding-top: 0.125rem;
    font-size: ${token('text-tiny')};
    color: ${token('ink')};
    white-space: nowrap;
  }
  .down-key {
    ${mix.wrap('0.375rem 0.875rem')};
    font-size: ${token('text-tiny')};
  }
  .down-bar i,
  .down-key li::before {
    forced-color-adjust: none;
  }
  .down-key li::before {
    content: '';
    display: inline-block;
    ${mix.size('0.625rem')};
    margin-right: 0.4375rem;
    border-radius: 3px;
    background: var(--fill);
  }
  .down-key b {
    ${mix.emphasis('semibold', 'ink')};
  }
`
