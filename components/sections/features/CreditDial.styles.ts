import { css } from 'styled-components'
import { token } from '#components/theme/theme.ts'

export const creditStyle = css`
  [data-feature='credit-score'] {
    gap: ${token('space-2')};
    justify-content: space-between;
  }
  [data-feature='credit-score'] .feature-words {
    order: 1;
  }
  .dial {
    width: min(100%, 15.5rem);
    margin: 0 auto;
  }
  .dial path {
    stroke-width: 13;
  }
  .dial-needle {
    stroke: ${token('primary-700')};
    stroke-linecap: round;
  }
  .dial path.dial-needle {
    stroke-width: 4;
  }
  .dial-score {
    font: ${token('weight-medium')} 46px ${token('font-serif')};
    letter-spacing: ${token('tracking-figure')};
    fill: ${token('primary-700')};
  }
  .dial-label {
    font: ${token('weight-semibold')} 15px ${token('font-sans')};
    fill: ${token('secondary-600')};
  }
  .dial-end {
    font: ${token('weight-medium')} 13px ${token('font-sans')};
    fill: ${token('gray-600')};
  }
  .dial-note {
    margin-top: 0.5rem;
    text-align: center;
    font-weight: ${token('weight-medium')};
    color: ${token('secondary-600')};
  }
`
