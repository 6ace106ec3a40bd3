import { css } from 'styled-components'
import { token } from '#components/theme/theme.ts'

export const debtStyle = css`
  .debts {
    display: grid;
    gap: 1rem;
  }
  .debts li {
    position: relative;
  }
  .debts p {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    color: ${token('ink')};
    font-weight: ${token('weight-medium')};
  }
  .debt-bar {
    position: relative;
    display: block;
    height: 1.125rem;
    margin-top: 0.375rem;
  }
  .debt-bar i {
    position: absolute;
    inset: 0 auto 0 0;
    width: calc(var(--share) * 100%);
    border-radius: ${token('radius-tiny')};
    background: ${token('primary-300')};
  }
  .debt-bar .debt-before {
    background: repeating-linear-gradient(115deg, ${token('neutral-200')} 0 5px, ${token('neutral-100')} 5px 10px);
  }
  [data-first] i {
    background: ${token('accent-500')};
  }
  .debt-tag {
    position: absolute;
    left: calc(var(--share) * 100% + 0.625rem);
    top: 50%;
    transform: translateY(-50%);
    padding: 0.25rem 0.625rem;
    border-radius: ${token('radius-small')};
    background: ${token('primary-500')};
    color: ${token('accent-300')};
    font-size: ${token('text-tiny')};
    font-weight: ${token('weight-semibold')};
    white-space: nowrap;
    max-width: calc((1 - var(--share)) * 100% - 0.625rem);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .debt-bar {
    forced-color-adjust: none;
  }
  .debt-total {
    margin-top: 1rem;
    padding-top: 0.75rem;
    border-top: 1px solid ${token('neutral-200')};
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    color: ${token('ink')};
  }
  .debt-total b {
    font-weight: ${token('weight-semibold')};
  }
  .debt-total small {
    margin-left: 0.375rem;
    font-size: ${token('text-tiny')};
    color: ${token('ink-soft')};
  }
`
