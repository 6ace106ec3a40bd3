import { css } from 'styled-components'
import { token } from '#components/theme/theme.ts'

/**
 * Both logos on one line, in the middle of each other; below one another where they do not fit. Sizes follow that of
 * the text, `--brand-size`.
 */
export const partnerBrandStyle = css`
  .partner-brand {
    --brand-size: clamp(1.5rem, 1.2rem + 1.4vw, 1.875rem);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem clamp(0.875rem, 0.5rem + 1.6vw, 1.5rem);
    min-height: 3rem;
    font: ${token('weight-semibold')} var(--brand-size) / 1.1 ${token('font-serif')};
    letter-spacing: ${token('tracking-figure')};
    color: ${token('primary-500')};
  }
  .partner-brand img {
    width: auto;
    max-width: min(100%, 12rem);
    height: calc(1.2 * var(--brand-size));
    object-fit: contain;
  }
  .partner-brand i {
    width: 1px;
    height: ${token('space-4')};
    background: ${token('neutral-300')};
  }
  .partner-name {
    color: var(--partner);
  }
  .partner-product {
    display: inline-flex;
    align-items: center;
    gap: 0.35em;
  }
  .partner-product .logo-mark {
    flex: none;
    width: 1.15em;
    height: 1.15em;
    margin-top: -0.13em;
  }
`
