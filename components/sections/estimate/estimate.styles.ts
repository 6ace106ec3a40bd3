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
  }
`
