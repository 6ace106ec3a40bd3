import { css } from 'styled-components'
import {
  from,
  frame,
  hairline,
  lines,
  motionAllowed,
  pseudo,
  serif,
  size,
  spread,
  stack,
  text,
  token,
  touchTarget,
} from '#components/theme/theme.ts'

const padding = 'clamp(1.5rem, 1rem + 2.4vw, 3rem)'

const fields = css`
  .estimate-tool {
    display: grid;
    overflow: clip;
    ${frame(token('primary-100'), token('radius-card'))};
    background: ${token('white')};
    box-shadow: ${token('shadow-2')};
  }
  .estimate-fields {
    ${stack(token('space-3'))};
    align-content: start;
    min-width: 0;
    padding: ${padding};
    border: 0;
  }
  .estimate-fields legend {
    float: left;
    padding: 0;
    ${serif(`${token('text-h3')}/1.2`, 'heading')};
    color: ${token('ink')};
  }
  .estimate-fields .input {
    font-size: 1.125rem;
    font-variant-numeric: tabular-nums lining-nums;
  }
  /* The unit stands in the field, on the side where the language writes it. */
  .estimate-dollars .field::after,
  .estimate-percent .field::after {
    content: '$';
    grid-area: 2 / 1;
    place-self: center start;
    padding-inline: ${token('space-2')};
    color: ${token('gray-600')};
    pointer-events: none;
  }
  .estimate-fields .field > label {
    grid-row: 1;
  }
  .estimate-fields .input {
    grid-area: 2 / 1;
  }
  .estimate-fields .field-help {
    grid-row: 3;
  }
  .estimate-fields .field-message {
    grid-row: 4;
  }
  .estimate-dollars .input {
    padding-inline: 2rem ${token('space-2')};
  }
  .estimate-percent .field::after {
    content: '%';
  }
  .estimate-percent .field::after,
  :lang(fr) .estimate-dollars .field::after {
    justify-self: end;
  }
  .estimate-percent .input,
  :lang(fr) .estimate-dollars .input {
    padding-inline: ${token('space-2')} 2.25rem;
  }
  .estimate-assumptions {
    border-top: 1px solid ${token('primary-100')};
    padding-top: ${token('space-1')};
  }
  .estimate-assumptions summary {
    ${touchTarget('0.625rem')};
    font-weight: ${token('weight-semibold')};
    color: ${token('link')};
    cursor: pointer;
    list-style: none;
  }
  .estimate-assumptions summary::-webkit-details-marker {
    display: none;
  }
  .estimate-assumptions summary::before {
    content: '';
    ${size('0.5rem')};
    border: solid;
    border-width: 0 2px 2px 0;
    transform: rotate(-45deg);
  }
  .estimate-assumptions[open] summary::before {
    transform: rotate(45deg);
  }
  .estimate-assumptions > div {
    ${stack(token('space-3'))};
    padding-top: ${token('space-2')};
  }
`

const chart = css`
  .limit-chart {
    margin-top: clamp(1.5rem, 3vw, 2.5rem);
  }
  .limit-chart figcaption {
    padding-top: ${token('space-2')};
    border-top: 1px solid ${token('overlayLight-soft')};
    ${text('small', 'semibold')};
    color: ${token('white')};
  }
  .limit-chart dl,
  .estimate-outline {
    position: relative;
    ${stack(token('space-2'))};
    margin-top: ${token('space-2')};
  }
  .limit-chart dl > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.375rem ${token('space-2')};
    ${lines('small', 1.3)};
  }
  .limit-chart dd {
    margin: 0;
    color: ${token('white')};
    font-weight: ${token('weight-semibold')};
    font-variant-numeric: tabular-nums lining-nums;
  }
  .limit-chart [data-limit] :is(dt, dd) {
    color: ${token('accent-400')};
    font-weight: ${token('weight-semibold')};
  }
  .limit-chart dl > div::before,
  .limit-chart dl > div::after {
    content: '';
    grid-area: 2 / 1 / auto / -1;
    height: 1.125rem;
    border-radius: ${token('radius-tiny')};
    background: ${token('overlayLight-faint')};
    print-color-adjust: exact;
  }
  .limit-chart dl > div::before {
    width: calc(var(--reach) * 100%);
    background: ${token('secondary-400')};
    ${motionAllowed} {
      transition: width ${token('duration-slow')} ${token('ease-out')};
    }
  }
  .limit-chart [data-limit]::before {
    background: ${token('accent-400')};
  }
  .limit-chart dl > [data-beyond]::before {
    mask-image: linear-gradient(90deg, #000 82%, transparent);
  }
  /* The estimate, over every bar. */
  .limit-chart dl > div::after {
    z-index: 1;
    background: linear-gradient(${token('accent-400')} 0 0) 62.5% / 2px no-repeat ${token('overlayLight-faint')};
  }
  /* The chart to come. */
  .estimate-outline {
    margin-block: ${token('space-8')} ${token('space-4')};
    gap: ${token('space-4')};
  }
  .estimate-outline i {
    height: 1.5rem;
    border: 1px solid ${token('primary-400')};
    border-radius: ${token('radius-tiny')};
    background: ${token('overlayLight-faint')};
  }
  .estimate-outline i:nth-child(2) {
    width: 62.5%;
  }
  .estimate-outline i:nth-child(1) {
    width: 78%;
  }
  .estimate-outline::after {
    ${pseudo('0.75rem auto 0.75rem 62.5%')};
    border-left: 2px dashed ${token('primary-400')};
  }
`

const result = css`
  .estimate-result {
    display: flex;
    flex-direction: column;
    min-width: 0;
    padding: ${padding};
  }
  /* Stays in view beside the assumptions. */
  .estimate-figure {
    position: sticky;
    top: calc(${token('header-height')} + ${token('space-4')});
  }
  .estimate-result h2 {
    font: ${token('weight-semibold')} ${token('text-control')}/1.4 ${token('font-sans')};
    letter-spacing: 0;
    color: ${token('primary-200')};
  }
  .estimate-price {
    margin-top: 0.25rem;
    font: ${token('weight-regular')} clamp(2.5rem, 1.5rem + 5.2vw, 5.25rem) / 1.05 ${token('font-serif')};
    letter-spacing: -0.035em;
    color: ${token('accent-400')};
    font-variant-numeric: lining-nums;
    overflow-wrap: anywhere;
  }
  .estimate-limit,
  .estimate-missing {
    margin-top: ${token('space-2')};
    max-width: 32rem;
    ${lines('intro', 'control')};
    color: ${token('white')};
  }
  .estimate-copy {
    ${touchTarget()};
    align-self: start;
    margin-top: ${token('space-2')};
    padding: 0;
    border: 0;
    background: none;
    color: ${token('link')};
    font-size: ${token('text-small')};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  .estimate-disclosure {
    margin-top: auto;
    padding-top: ${token('space-3')};
    ${lines('small', 1.5)};
  }
`

const details = css`
  .estimate-details {
    ${stack(token('space-3'))};
    margin-top: ${token('space-3')};
  }
  .estimate-details h2 {
    font-size: ${token('text-h3')};
  }
  .estimate-details > section {
    min-width: 0;
    padding: ${token('space-card')};
    ${frame(token('primary-100'), token('radius-card'))};
    background: ${token('white')};
  }
  .estimate-details .form-note {
    margin-top: ${token('space-2')};
    ${lines('small', 1.5)};
  }
  .estimate-moves li {
    margin-top: ${token('space-2')};
    padding-left: ${token('space-2')};
    border-left: 4px solid ${token('accent-400')};
  }
  .estimate-moves strong {
    display: block;
    ${serif('1.75rem/1.2', 'heading')};
    font-variant-numeric: lining-nums;
  }
  .estimate-figures {
    margin-top: ${token('space-1')};
  }
  .estimate-figures > div {
    ${spread(token('space-2'))};
    align-items: baseline;
    padding-block: 0.625rem;
    border-top: ${hairline};
    ${lines('small', 1.35)};
  }
  .estimate-figures > div:first-child {
    border-top: 0;
  }
  .estimate-figures dd {
    margin: 0;
    color: ${token('ink')};
    font-weight: ${token('weight-semibold')};
    font-variant-numeric: tabular-nums lining-nums;
    text-align: right;
  }
  .estimate-total .estimate-figures {
    margin: 0;
    border-top: 2px solid ${token('primary-500')};
  }
  .estimate-total .estimate-figures > div:first-child {
    color: ${token('ink')};
    font-weight: ${token('weight-semibold')};
  }
  .estimate-method {
    margin-top: ${token('space-6')};
  }
  .estimate-method h2 {
    font-size: ${token('text-h3')};
  }
  .estimate-method h3 {
    margin-top: ${token('space-4')};
    ${text('control', 'semibold')};
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
  .estimate-method p {
    margin-top: ${token('space-1')};
  }
  .estimate-method ul {
    ${stack(`0 ${token('space-4')}`)};
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
    font-size: ${token('text-small')};
  }
  .estimate-method li a {
    ${touchTarget()};
    line-height: 1.3;
  }
`

export const estimateStyle = css`
  .estimate {
    ${fields}
    ${result}
    ${chart}
    ${details}
    padding-top: clamp(2.5rem, 5vw, 5rem);
    .section-head {
      margin-bottom: ${token('space-5')};
    }
    .estimate-without-script {
      margin-bottom: ${token('space-3')};
      max-width: ${token('width-measure')};
    }
    ${from('lg')} {
      .estimate-tool {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
      }
    }
    ${from('xl')} {
      .estimate-details {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .estimate-details > section:first-child {
        grid-column: 1 / -1;
      }
      .estimate-moves {
        ${stack(token('space-4'))};
        grid-template-columns: 1fr 1fr;
      }
    }
    ${from('xxl')} {
      .estimate-details {
        grid-template-columns: minmax(0, 1fr) repeat(2, minmax(0, 1.1fr));
      }
      .estimate-details > section:first-child {
        grid-column: auto;
      }
      .estimate-moves {
        display: block;
      }
    }
    @media (scripting: none) {
      .estimate-tool {
        display: none;
      }
    }
    @media (forced-colors: active) {
      .limit-chart dl > div::before {
        forced-color-adjust: none;
        background: CanvasText;
      }
      .limit-chart [data-limit]::before {
        background: Highlight;
      }
      .limit-chart dl > div::after {
        border: 1px solid CanvasText;
      }
    }
    @media print {
      .estimate-result :is(h2, p, dt, dd, figcaption) {
        color: ${token('primary-700')} !important;
      }
      .limit-chart dl > div::after {
        box-shadow: inset 0 0 0 1px ${token('primary-400')};
      }
      .estimate-copy,
      .estimate-assumptions:not([open]) {
        display: none;
      }
    }
  }
`
