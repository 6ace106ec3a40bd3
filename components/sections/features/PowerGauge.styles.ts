import { css } from 'styled-components'
import { token } from '#components/theme/theme.ts'

export const gaugeStyle = css`
  [data-feature='buying-power'] {
    --gauge-off: ${token('veil-soft')};
    --gauge-low: ${token('secondary-400')};
    --gauge-high: ${token('accent-400')};
    --gauge-tip: ${token('white')};
    gap: ${token('space-4')};
    justify-content: space-between;
    border-color: transparent;
  }
  [data-feature='buying-power'] .feature-words {
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
    position: absolute;
    inset: 43% 0 auto;
    font: ${token('weight-medium')} clamp(2.375rem, 4.4vw, 3.125rem) / 1 ${token('font-serif')};
    letter-spacing: ${token('tracking-figure')};
    font-variant-numeric: lining-nums;
    color: ${token('white')};
  }
  .power-label {
    position: absolute;
    inset: auto 0 17%;
    font-size: ${token('text-small')};
  }
  .power-note {
    text-align: center;
    color: ${token('accent-400')};
    font-weight: ${token('weight-medium')};
  }
  .ledger {
    margin-top: ${token('space-2')};
    border-top: 1px solid ${token('veil-soft')};
  }
  .ledger li {
    display: grid;
    grid-template-columns: 2.5rem 1fr auto;
    gap: 0.5rem;
    padding: 0.75rem 0;
    border-bottom: 1px solid ${token('veil-soft')};
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
