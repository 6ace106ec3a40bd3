import { css } from 'styled-components'
import { frame, from, serif, stack, token, chevronSummary } from '#components/theme/theme.ts'
import { chartStyle, detailsStyle, padding, resultStyle } from './estimateResult.styles.ts'

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
    color: ${token('gray-600')};
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
    border-top: 1px solid ${token('primary-100')};
    padding-top: ${token('space-1')};
  }
  .estimate-assumptions summary {
    ${chevronSummary}
  }
  .estimate-assumptions > div {
    ${stack(token('space-3'))};
    padding-top: ${token('space-2')};
  }
`

export const estimateStyle = css`
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
        ${stack(token('space-4'), '1fr 1fr')};
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
