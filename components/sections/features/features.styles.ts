import { css } from 'styled-components'
import { absolute, frame, from, lines, riseIntoView, serif, stack, token } from '#components/theme/theme.ts'
import { creditStyle, debtStyle, downPaymentStyle, rateStyle } from './drawings.styles.ts'

const gaugeStyle = css`
  [data-feature='buying-power'] {
    --gauge-off: ${token('overlayLight-soft')};
    --gauge-low: ${token('secondary-400')};
    --gauge-high: ${token('accent-400')};
    --gauge-tip: ${token('white')};
    gap: ${token('space-4')};
    justify-content: space-between;
    border-color: transparent;
  }
  [data-feature='buying-power'] .feature-text {
    order: 1;
  }
  .power-gauge {
    position: relative;
    max-width: 23rem;
    margin: 0 auto;
    text-align: center;
    color: ${token('primary-200')};
  }
  .power-gauge .gauge {
    width: 100%;
  }
  .power-figure {
    ${absolute('43% 0 auto')};
    ${serif('clamp(2.375rem, 4.4vw, 3.125rem) / 1', 'figure')};
    font-variant-numeric: lining-nums;
    color: ${token('white')};
  }
  .power-label {
    ${absolute('auto 0 17%')};
    font-size: ${token('text-small')};
  }
  .power-note {
    text-align: center;
    color: ${token('accent-400')};
    font-weight: ${token('weight-medium')};
  }
  .ledger {
    margin-top: ${token('space-2')};
    border-top: 1px solid ${token('overlayLight-soft')};
  }
  .ledger li {
    ${stack('0.5rem')};
    grid-template-columns: 2.5rem 1fr auto;
    padding: 0.75rem 0;
    border-bottom: 1px solid ${token('overlayLight-soft')};
    color: ${token('primary-100')};
  }
  .ledger-day {
    color: ${token('primary-300')};
  }
  .ledger b {
    font-weight: ${token('weight-semibold')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    color: ${token('accent-400')};
  }
  .ledger [data-falling] {
    color: ${token('primary-200')};
  }
  @media print {
    [data-feature='buying-power'] .feature-drawing {
      display: none;
    }
  }
`

const columns = css`
  ${from('md')} {
    grid-template-columns: repeat(12, 1fr);
    [data-feature='buying-power'],
    [data-feature='rate-drop'],
    [data-feature='down-payment'] {
      grid-column: 1 / -1;
    }
    [data-feature='debt'] {
      grid-column: span 7;
    }
    [data-feature='credit-score'] {
      grid-column: span 5;
    }
    [data-feature='buying-power'] {
      display: grid;
      grid-template-columns: 1fr 1fr;
      align-items: center;
    }
  }
  ${from('xl')} {
    [data-feature='buying-power'] {
      display: flex;
      align-items: stretch;
      grid-column: 1 / 6;
      grid-row: 1 / 3;
    }
    [data-feature='rate-drop'],
    [data-feature='down-payment'] {
      grid-column: 6 / -1;
    }
    [data-feature='rate-drop'] {
      grid-row: 1;
    }
    [data-feature='down-payment'] {
      grid-row: 2;
      ${stack(token('space-3'))};
      grid-template-columns: 12rem 1fr;
      align-items: center;
    }
  }
`

/** Five cards of unequal size. */
export const featuresStyle = css`
  .bento {
    ${stack(token('space-gap'))};
    .feature {
      position: relative;
      display: flex;
      flex-direction: column;
      gap: 1.75rem;
      min-width: 0;
      padding: ${token('space-card')};
      ${frame(token('primary-100'), token('radius-card'))};
      overflow: hidden;
    }
    h3 {
      margin-bottom: 0.5rem;
    }
    .feature-text p {
      max-width: 40ch;
    }
    .feature-drawing {
      ${lines('small', 'control')};
    }
    ${columns}
    ${gaugeStyle}
    ${rateStyle}
    ${downPaymentStyle}
    ${debtStyle}
    ${creditStyle}
    ${riseIntoView('.feature')}
  }

  .features-cta {
    display: flex;
    justify-content: center;
    margin-top: clamp(2.5rem, 4vw, 4rem);
  }
`
