import { css, minWidth, mix, token } from '#components/theme/css.ts'
import { creditStyle, debtStyle, downPaymentStyle, powerStyle } from './drawings.styles.ts'
import { rateStyle } from './rateHistory.styles.ts'

const whatIfStyle = css`
  .what-if {
    ${mix.wrap('0.5rem 0.75rem', 'center')};
    margin-top: auto;
    ${mix.ruled(token('space-1'))};
    ${mix.lines('small', 'control')};
    ${mix.emphasis('medium', 'ink')};
    cursor: pointer;
    ${mix.withoutScripts('display: none')};
    ${mix.printHidden}
  }
  .what-if b {
    margin-left: auto;
    font-weight: ${token('weight-semibold')};
    font-variant-numeric: tabular-nums;
  }
  .what-if [type='checkbox'] {
    ${mix.checkbox};
    /* As high as a touch target with its label. */
    margin: 0.6875rem 0;
  }
  .what-if .slider {
    order: 1;
    width: 100%;
    margin-top: -0.5rem;
  }
`

/** Five cards of unequal size. */
export const featuresStyle = css`
  .bento {
    ${mix.stack(token('space-gap'))};
    ${minWidth('md', 'grid-template-columns: repeat(12, 1fr)')};
    .feature {
      position: relative;
      grid-column: 1 / -1;
      ${mix.column('1.75rem')};
      min-width: 0;
      ${mix.frame(token('primary-100'), token('radius-card'), token('space-card'))};
      overflow: hidden;
    }
    h3 {
      margin-bottom: 0.5rem;
    }
    .feature-text p {
      max-width: 25.64em;
    }
    .feature-drawing {
      ${mix.lines('small', 'control')};
    }
    ${powerStyle}
    ${whatIfStyle}
    ${rateStyle}
    ${downPaymentStyle}
    ${debtStyle}
    ${creditStyle}
    ${mix.riseIntoView('.feature')}
  }
`
