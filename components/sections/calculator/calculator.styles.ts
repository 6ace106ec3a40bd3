import { css, minWidth, mix, token } from '#components/theme/css.ts'

const figure = mix.result('clamp(2.5rem, 1.8rem + 2.6vw, 4rem) / 1')

const room = 'clamp(1.5rem, 1rem + 2.4vw, 3rem)'

const bands = Object.entries({
  leads: token('primary-200'),
  ready: token('secondary-500'),
  disqualified: token('primary-400'),
  funded: token('accent-400'),
}).map(([band, colour]) => `[data-band='${band}'] { --band: ${colour}; }`)

export const calculatorStyle = css`
  .calculator {
    .calculator {
      ${mix.stack('0')};
      ${minWidth('xl', 'grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr)')};
      /* Unlike \`hidden\`, lets the placeholder stay in view. */
      overflow: clip;
      ${mix.frame(token('primary-100'), token('radius-card'))};
      background: ${token('white')};
    }
    .calculator-inputs {
      ${mix.column('2rem')};
      /* The field beside the first label extends above its line. */
      padding: calc(${room} + 0.625rem) ${room} ${room};
    }
    .input-slider {
      --entry: 7rem;
      ${minWidth('sm', '--entry: 8.5rem')};
      position: relative;
    }
    .input-slider-entry {
      ${mix.absolute('-0.625rem 0 auto auto')};
      width: var(--entry);
      min-height: 44px;
      padding: 0.5rem 0.75rem;
      text-align: right;
      font-variant-numeric: tabular-nums;
    }
    .input-slider .slider > label {
      min-height: 2.25rem;
      padding-right: calc(var(--entry) + 1rem);
      line-height: 1.35;
      overflow-wrap: anywhere;
      ${mix.withoutScripts('padding-right: 0')};
    }
    .slider output {
      ${mix.withoutScripts('position: static; display: inline-block; visibility: visible; transform: none')};
    }
    .input-slider :is(input, .slider-ends),
    .slider output::after {
      ${mix.withoutScripts('display: none')};
    }
    .calculator-results {
      display: grid;
      min-width: 0;
      padding: ${room};
    }
    .calculator-results > * {
      grid-area: 1 / 1;
      min-width: 0;
    }
    .calculator:not(:has(.calculator-shown:popover-open)) section {
      visibility: hidden;
    }
    .calculator:has(.calculator-shown:popover-open) .calculator-placeholder {
      display: none;
    }
    /* Has no look of its own: its state alone counts. */
    .calculator-shown {
      ${mix.size('0', '0')};
      padding: 0;
      border: 0;
    }
    .calculator-placeholder {
      position: sticky;
      top: 40vh;
      align-self: start;
      text-align: center;
      text-wrap: balance;
      ${minWidth('xl', 'align-self: center')};
    }
    .calculator-placeholder p:first-child {
      ${mix.wrap(`0 ${token('space-6')}`)};
      justify-content: center;
      ${figure};
      filter: blur(0.375rem);
      line-height: 1.6;
    }
    .calculator-figures {
      ${mix.wrap(`${token('space-3')} 2.5rem`)};
      margin-top: ${token('space-3')};
      scroll-margin-bottom: ${token('space-3')};
    }
    :is(.calculator-figures, .funnel dl) > div {
      display: flex;
      flex: auto;
      flex-direction: column-reverse;
      justify-content: flex-end;
    }
    .calculator-figures > div {
      gap: 0.5rem;
    }
    .calculator-figures dt {
      line-height: 1.35;
    }
    .calculator-figures dd {
      ${figure};
    }
    .funnels {
      ${mix.stack(token('space-3'))};
      margin-top: clamp(1.5rem, 3vw, 2.5rem);
    }
    .funnel-drawing {
      position: relative;
    }
    .funnel {
      ${mix.ruled(token('space-2'), 'overlayLight-soft')};
    }
    .funnel figcaption {
      margin-bottom: 0.75rem;
      ${mix.text('small', 'semibold', 'ink')};
    }
    .funnel svg {
      width: 100%;
    }
    ${bands}
    .funnel path {
      fill: var(--band);
      ${mix.forcedColours('stroke: CanvasText')};
    }
    .funnel-lens {
      fill: ${token('primary-700')};
      stroke: ${token('white')};
      stroke-width: 2;
      ${mix.forcedColours('fill: Canvas; stroke: CanvasText')};
    }
    /* Below the drawing, and from tablets on in the space beside the thin band. */
    .funnel-note {
      margin-left: 57%;
      ${minWidth('sm', `margin: 0; ${mix.absolute('auto 0 0 57%')}`)};
      ${mix.text('small', 'semibold', 'link')};
    }
    .funnel dl {
      ${mix.stack(`0.75rem ${token('space-2')}`, '1fr 1fr')};
      margin-top: ${token('space-1')};
      ${minWidth('sm', 'grid-template-columns: repeat(4, auto); justify-content: space-between')};
      ${mix.lines('small', 1.3)};
    }
    .funnel dl > div {
      padding-left: 0.75rem;
      border-left: 4px solid var(--band);
    }
    .funnel dd {
      font-size: 1.25rem;
      ${mix.emphasis('semibold', 'ink')};
      font-variant-numeric: tabular-nums;
    }
    .method {
      margin-top: auto;
      ${mix.ruled(token('space-3'), 'primary-100')};
    }
    .method summary {
      ${mix.chevronSummary}
    }
    .method :is(ol, ul) {
      ${mix.stack('0.5rem')};
      margin-top: ${token('space-2')};
      padding-left: 1.25rem;
      ${mix.lines('control', 1.45)};
    }
    .claim-note {
      ${mix.prose(token('space-3'), '62rem')};
      ${mix.lines('small', 1.5)};
    }
  }
`
