import { css } from 'styled-components'
import { absolute, frame, from, inlineRow, lines, size, stack, text, token } from '#components/theme/theme.ts'

export const calculatorStyle = css`
  .calculator {
    .calculator {
      display: grid;
      overflow: hidden;
      ${frame(token('primary-100'), token('radius-card'))};
      background: ${token('white')};
    }
    .calculator-inputs {
      ${stack('2.25rem')};
      align-content: start;
      padding: clamp(1.5rem, 1rem + 2.4vw, 3rem);
      /* The field beside the first label extends above its line. */
      padding-top: calc(clamp(1.5rem, 1rem + 2.4vw, 3rem) + 0.625rem);
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
      min-width: 0;
      padding: clamp(1.5rem, 1rem + 2.4vw, 3rem);
    }
    .calculator-figures {
      ${stack(token('space-3'))};
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
      margin-top: ${token('space-3')};
    }
    .calculator-figures > div {
      display: flex;
      flex-direction: column-reverse;
      justify-content: flex-end;
      gap: 0.5rem;
    }
    .calculator-figures dt {
      line-height: 1.35;
    }
    .calculator-figures dd {
      margin: 0;
      font: ${token('weight-regular')} clamp(2.5rem, 1.8rem + 2.6vw, 4rem) / 1 ${token('font-serif')};
      letter-spacing: -0.035em;
      color: ${token('accent-400')};
      font-variant-numeric: lining-nums;
    }
    .funnels {
      ${stack(token('space-3'))};
      margin-top: clamp(1.5rem, 3vw, 2.5rem);
    }
    .funnel {
      padding-top: ${token('space-2')};
      border-top: 1px solid ${token('overlayLight-soft')};
    }
    .funnel figcaption {
      margin-bottom: 0.75rem;
      ${text('small', 'semibold')};
      color: ${token('white')};
    }
    .funnel svg {
      width: 100%;
      height: auto;
    }
    .funnel-leads {
      fill: ${token('primary-200')};
    }
    .funnel-ready {
      fill: ${token('secondary-500')};
    }
    .funnel-disqualified {
      fill: ${token('primary-400')};
    }
    .funnel-returned,
    .funnel-funded {
      fill: ${token('accent-400')};
    }
    .funnel dl {
      ${stack(`0.75rem ${token('space-2')}`)};
      grid-template-columns: 1fr 1fr;
      margin-top: ${token('space-1')};
      ${lines('small', 1.3)};
    }
    .funnel-key {
      display: flex;
      flex-direction: column-reverse;
      justify-content: flex-end;
      padding-left: 0.75rem;
      border-left: 4px solid ${token('primary-200')};
    }
    .funnel-key-ready {
      border-color: ${token('secondary-500')};
    }
    .funnel-key-disqualified {
      border-color: ${token('primary-400')};
    }
    .funnel-key-funded {
      border-color: ${token('accent-400')};
    }
    .funnel dd {
      margin: 0;
      font-size: 1.25rem;
      font-weight: ${token('weight-semibold')};
      color: ${token('white')};
      font-variant-numeric: tabular-nums;
    }
    .method summary {
      ${inlineRow()};
      min-height: 44px;
      font-weight: ${token('weight-semibold')};
      color: ${token('link')};
      cursor: pointer;
    }
    .method :is(ol, ul) {
      ${stack('0.5rem')};
      align-content: start;
      padding-left: 1.25rem;
      list-style: revert;
      font-size: 1rem;
      line-height: 1.45;
    }
    .claim-note {
      margin-top: ${token('space-3')};
      max-width: 62rem;
      ${lines('small', 1.5)};
      color: ${token('gray-600')};
    }
    .calculator-placeholder {
      display: none;
    }
    .method {
      padding: ${token('space-2')} clamp(1.5rem, 1rem + 2.4vw, 3rem);
      border-top: 1px solid ${token('primary-100')};
    }
    .method[open] {
      padding-bottom: clamp(1.5rem, 1rem + 2.4vw, 3rem);
    }
    .method summary {
      gap: 0.625rem;
      list-style: none;
    }
    .method summary::-webkit-details-marker {
      display: none;
    }
    .method summary::before {
      content: '';
      ${size('0.5rem')};
      border: solid;
      border-width: 0 2px 2px 0;
      transform: rotate(-45deg);
    }
    .method[open] summary::before {
      transform: rotate(45deg);
    }
    .method-lists {
      ${stack(`${token('space-3')} ${token('space-6')}`)};
      margin-top: ${token('space-2')};
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
        display: grid;
        align-items: center;
        padding: clamp(2rem, 4vw, 4rem);
      }
      .calculator-placeholder path {
        fill: ${token('overlayLight-faint')};
        stroke: ${token('primary-400')};
        stroke-width: 1.25;
      }
      .method {
        grid-column: 1 / -1;
      }
      .method-lists {
        grid-template-columns: 1fr 1fr;
      }
    }
    @media (scripting: none) {
      .input-slider .slider > label {
        padding-right: 0;
      }
      .input-slider :is(input, .slider-ends),
      .calculator-inputs > button,
      .calculator-placeholder {
        display: none;
      }
      .calculator-results[hidden] {
        display: block !important;
      }
    }
    @media (forced-colors: active) {
      .funnel path {
        stroke: CanvasText;
      }
    }
  }
`
