import { css } from 'styled-components'
import { absolute, frame, from, lines, stack, text, token, chevronSummary, wrap } from '#components/theme/theme.ts'

const figure = `
  font: ${token('weight-regular')} clamp(2.5rem, 1.8rem + 2.6vw, 4rem) / 1 ${token('font-serif')};
  letter-spacing: -0.035em;
  color: ${token('link')};
  font-variant-numeric: lining-nums`

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
      ${stack('0')};
      /* Unlike \`hidden\`, lets the placeholder stay in view. */
      overflow: clip;
      ${frame(token('primary-100'), token('radius-card'))};
      background: ${token('white')};
    }
    .calculator-inputs {
      display: flex;
      flex-direction: column;
      gap: 2rem;
      /* The field beside the first label extends above its line. */
      padding: calc(${room} + 0.625rem) ${room} ${room};
    }
    .input-slider {
      --entry: 7rem;
      position: relative;
    }
    .input-slider-entry {
      ${absolute('-0.625rem 0 auto auto')};
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
    [data-shown='false'] section {
      visibility: hidden;
    }
    .calculator-placeholder {
      position: sticky;
      top: 40vh;
      align-self: start;
      text-align: center;
    }
    .calculator-placeholder p:first-child {
      ${wrap(`0 ${token('space-6')}`)};
      justify-content: center;
      ${figure};
      filter: blur(0.375rem);
      line-height: 1.6;
    }
    .calculator-figures {
      ${wrap(`${token('space-3')} 2.5rem`)};
      margin-top: ${token('space-3')};
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
      ${stack(token('space-3'))};
      margin-top: clamp(1.5rem, 3vw, 2.5rem);
    }
    .funnel-drawing {
      position: relative;
    }
    .funnel {
      padding-top: ${token('space-2')};
      border-top: 1px solid ${token('overlayLight-soft')};
    }
    .funnel figcaption {
      margin-bottom: 0.75rem;
      ${text('small', 'semibold')};
      color: ${token('ink')};
    }
    .funnel svg {
      width: 100%;
    }
    ${bands}
    .funnel path {
      fill: var(--band);
    }
    .funnel-lens {
      fill: ${token('primary-700')};
      stroke: ${token('white')};
      stroke-width: 2;
    }
    /* In the space beside the thin band. */
    .funnel-note {
      ${absolute('auto 0 0 57%')};
      ${text('small', 'semibold')};
      color: ${token('link')};
    }
    .funnel dl {
      ${stack(`0.75rem ${token('space-2')}`, '1fr 1fr')};
      margin-top: ${token('space-1')};
      ${lines('small', 1.3)};
    }
    .funnel dl > div {
      padding-left: 0.75rem;
      border-left: 4px solid var(--band);
    }
    .funnel dd {
      font-size: 1.25rem;
      font-weight: ${token('weight-semibold')};
      color: ${token('ink')};
      font-variant-numeric: tabular-nums;
    }
    .method {
      margin-top: auto;
      padding-top: ${token('space-3')};
      border-top: 1px solid ${token('primary-100')};
    }
    .method summary {
      ${chevronSummary}
    }
    .method :is(ol, ul) {
      ${stack('0.5rem')};
      margin-top: ${token('space-2')};
      padding-left: 1.25rem;
      ${lines('control', 1.45)};
    }
    .claim-note {
      margin-top: ${token('space-3')};
      max-width: 62rem;
      ${lines('small', 1.5)};
      color: ${token('gray-600')};
    }
    ${from('sm')} {
      .input-slider {
        --entry: 8.5rem;
      }
      .funnel dl {
        grid-template-columns: repeat(4, auto);
        justify-content: space-between;
      }
    }
    ${from('xl')} {
      .calculator {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
      }
      .calculator-placeholder {
        align-self: center;
      }
    }
    @media (scripting: none) {
      .input-slider .slider > label {
        padding-right: 0;
      }
      .slider output {
        position: static;
        display: inline-block;
        visibility: visible;
        transform: none;
      }
      .input-slider :is(input, .slider-ends),
      .slider output::after,
      .calculator-inputs > button,
      .calculator-placeholder {
        display: none;
      }
      [data-shown='false'] section {
        visibility: visible;
      }
    }
    @media (forced-colors: active) {
      .funnel path {
        stroke: CanvasText;
      }
      .funnel .funnel-lens {
        fill: Canvas;
        stroke: CanvasText;
      }
    }
  }
`
