import { css, minWidth, mix, token } from '#components/theme/css.ts'
import { chartStyle, detailsStyle, padding, resultStyle } from './estimateResult.styles.ts'

const fields = css`
  .estimate-tool {
    display: grid;
    ${minWidth('lg', 'grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr)')};
    ${mix.print('display: block')};
    overflow: clip;
    ${mix.frame(token('primary-100'), token('radius-card'))};
    background: ${token('white')};
    box-shadow: ${token('shadow-2')};
    ${mix.withoutScripts('display: none')};
  }
  .estimate-fields {
    ${mix.stack(token('space-3'))};
    align-content: start;
    min-width: 0;
    padding: ${padding};
    border: 0;
  }
  /* Safari places any box of a legend on the edge of its group, so that this one has none. */
  .estimate-fields legend {
    display: contents;
    ${mix.serif(`${token('text-h3')}/1.2`, 'heading', 'ink')};
  }
  :is(.estimate-fields, .estimate-plan) .input {
    grid-area: 2 / 1;
    font-size: 1.125rem;
    font-variant-numeric: tabular-nums lining-nums;
  }
  /* The unit is inside the field, on the side that the language uses. */
  :is(.estimate-dollars, .estimate-percent) .field::after {
    content: '$';
    grid-area: 2 / 1;
    place-self: center start;
    padding-inline: ${token('space-2')};
    pointer-events: none;
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
    ${mix.ruled(token('space-1'), 'primary-100')};
    ${mix.printOpen}
  }
  .estimate-assumptions summary {
    ${mix.chevronSummary}
  }
  .estimate-assumptions > div {
    ${mix.stack(token('space-3'))};
    padding-top: ${token('space-2')};
  }
`

/** An estimate is printed on one page: numbers, result, costs, disclosure and dates. */
const printed = css`
  @media print {
    body:has(.estimate-details) {
      .footer,
      .closing,
      .estimate-method,
      .estimate-plan,
      .field-help,
      .field-message,
      .estimate-fields legend,
      .estimate-fields summary,
      .section-head p {
        display: none;
      }
      .estimate {
        padding: 0;
        font-size: 8pt;
        zoom: 0.85;
      }
      .estimate h1 {
        font-size: 16pt;
      }
      .estimate h2 {
        font-size: 11pt;
      }
      .estimate .section-head {
        margin: 0 0 6pt;
      }
      .estimate-fields,
      .estimate-assumptions > div {
        grid-template-columns: repeat(4, 1fr);
        gap: 4pt 10pt;
        padding: 0;
      }
      .estimate-fields,
      .estimate-result {
        padding: 8pt 10pt;
      }
      .estimate-assumptions {
        grid-column: 1 / -1;
        padding: 0;
      }
      .estimate .field {
        gap: 0;
        font-size: 8pt;
      }
      .estimate .field label {
        font-size: 7.5pt;
      }
      .estimate .input {
        min-height: 0;
        padding-block: 1pt;
        font-size: 9pt;
        border: 0;
      }
      .estimate-price {
        font-size: 24pt;
      }
      .limit-chart,
      .limit-chart dl {
        margin-top: 6pt;
        gap: 4pt;
      }
      .estimate :is(.estimate-limit, .estimate-disclosure, .form-note, figcaption, dl > div, table, li) {
        font-size: 8pt;
      }
      .limit-chart dl > div::before,
      .limit-chart dl > div::after {
        height: 8pt;
      }
      .estimate-details {
        grid-template-columns: repeat(3, 1fr);
        gap: 6pt;
        margin-top: 6pt;
      }
      .estimate-details > section {
        grid-column: auto;
        padding: 8pt;
        break-inside: avoid;
      }
      .estimate-details > .estimate-cases {
        grid-column: 1 / -1;
      }
      .estimate-moves strong {
        font-size: 11pt;
      }
      .estimate-figures > div,
      .estimate-comparison :is(th, td) {
        padding-block: 2pt;
      }
    }
  }
`

export const estimateStyle = css`
  ${printed}
  .estimate {
    ${fields}
    ${resultStyle}
    ${chartStyle}
    ${detailsStyle}
    padding-top: clamp(2.5rem, 5vw, 5rem);
    .section-head {
      margin-bottom: ${token('space-5')};
    }
    .estimate-without-script {
      margin-bottom: ${token('space-3')};
      max-width: ${token('width-measure')};
    }
  }
`
