import { css } from 'styled-components'
import { token } from '#components/theme/theme.ts'

export const downPaymentStyle = css`
  .down-top {
    display: flex;
    align-items: baseline;
    gap: 0.5rem;
  }
  .down-top b {
    font: ${token('weight-medium')} 2.25rem/1 ${token('font-serif')};
    letter-spacing: ${token('tracking-figure')};
    font-variant-numeric: lining-nums;
    color: ${token('ink')};
  }
  .down-bar {
    position: relative;
    display: flex;
    gap: 2px;
    height: 1.75rem;
    margin: 1rem 0 2.375rem;
    border-radius: ${token('radius-small')};
    background: ${token('neutral-200')};
  }
  .down-bar i {
    width: calc(var(--share) * 100%);
    background: var(--fill);
  }
  .down-bar i:first-of-type {
    border-radius: ${token('radius-small')} 0 0 ${token('radius-small')};
  }
  [data-part='0'] {
    --fill: ${token('primary-500')};
  }
  [data-part='1'] {
    --fill: ${token('secondary-500')};
  }
  [data-part='2'] {
    --fill: ${token('secondary-300')};
  }
  .down-mark {
    position: absolute;
    top: -4px;
    bottom: -8px;
    left: calc(var(--share) * 100%);
    width: 2px;
    background: ${token('primary-700')};
    box-shadow: 0 0 0 2px ${token('white')};
  }
  .down-mark span {
    position: absolute;
    top: 100%;
    left: 0;
    transform: translateX(-50%);
    padding-top: 0.125rem;
    font-size: ${token('text-tiny')};
    white-space: nowrap;
    color: ${token('ink')};
  }
  .down-key {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem 0.875rem;
    font-size: ${token('text-tiny')};
  }
  .down-bar i,
  .down-key li::before {
    forced-color-adjust: none;
  }
  .down-key li::before {
    content: '';
    display: inline-block;
    width: 0.625rem;
    height: 0.625rem;
    margin-right: 0.4375rem;
    border-radius: 3px;
    background: var(--fill);
  }
  .down-key b {
    font-weight: ${token('weight-semibold')};
    color: ${token('ink')};
  }
`
