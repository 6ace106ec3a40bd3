import { css } from 'styled-components'
import { below, token } from '#components/theme/theme.ts'

export const rateStyle = css`
  [data-feature='rate-drop'] {
    gap: ${token('space-2')};
  }
  .rate {
    position: relative;
    margin: 0 -0.25rem -0.5rem 0;
  }
  .rate svg {
    width: 100%;
    height: 216px;
    mask-image: linear-gradient(to right, transparent 26px, #000 72px);
  }
  .rate-grid {
    stroke: ${token('neutral-200')};
  }
  .rate text {
    font: ${token('weight-medium')} 13px ${token('font-sans')};
    fill: ${token('gray-500')};
  }
  .rate-area {
    fill: ${token('primary-50')};
  }
  .rate-line {
    stroke: ${token('primary-500')};
    stroke-width: 3;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .rate-drop {
    stroke: ${token('accent-500')};
    stroke-width: 7;
    stroke-linecap: round;
  }
  .rate-guide {
    stroke: ${token('primary-300')};
    stroke-dasharray: 3 5;
  }
  .rate-halo {
    fill: ${token('accent-400')};
    opacity: 0.55;
  }
  .rate-dot {
    fill: ${token('primary-500')};
    stroke: ${token('white')};
    stroke-width: 2.5;
  }
  .rate-tip {
    position: absolute;
    z-index: 1;
    right: 136px;
    bottom: 28px;
    padding: 0.375rem 0.75rem;
    border-radius: 10px;
    background: ${token('primary-500')};
    color: ${token('primary-100')};
    font-size: ${token('text-tiny')};
    line-height: 1.35;
    text-wrap: balance;
    max-width: calc(100% - 136px);
  }
  .rate-tip b {
    color: ${token('accent-400')};
    font-weight: ${token('weight-semibold')};
  }
  ${below('sm')} {
    .rate-tip {
      max-width: calc(100% - 40px);
      right: 40px;
      padding-inline: 0.625rem;
      font-size: ${token('text-micro')};
      top: 16px;
      bottom: auto;
    }
  }
`
