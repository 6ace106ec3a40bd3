import { css } from 'styled-components'
import { token } from '#components/theme/theme.ts'
import { partnerBrandStyle } from './partnerBrand.styles.ts'

/** Both layouts have the same boxes; a partner changes only the colours and what stands before the product's name. */
export const linkStyle = css`
  .link-layout {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 1.75rem;
    /* The rest of the window is the footer's, on the same ground. */
    --footer-room: calc(${token('height-target')} + 2 * ${token('space-1')});
    min-height: calc(100vh - var(--footer-room));
    min-height: calc(100dvh - var(--footer-room));
    box-shadow: 0 var(--footer-room) 0 var(--partner-tint, ${token('white')});
    padding: ${token('space-4')} ${token('space-gutter')};
    border-top: 8px solid var(--partner, transparent);
    text-align: center;
    background: var(--partner-tint, ${token('white')});
    h1 {
      max-width: 24ch;
      font-size: clamp(1.875rem, 1.4rem + 2vw, 2.75rem);
    }
    .lead {
      max-width: 30rem;
      margin-top: -0.75rem;
      text-wrap: balance;
    }
    ${partnerBrandStyle}
    .partner-brand {
      justify-content: center;
    }
    .spinner {
      border-color: color-mix(in oklch, var(--partner, ${token('primary-500')}) 16%, transparent);
      border-top-color: var(--partner, ${token('primary-500')});
    }
    ul {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 0 ${token('space-3')};
    }
    li a {
      display: inline-flex;
      align-items: center;
      min-height: ${token('height-target')};
      font-size: 1rem;
    }
    .link-message {
      max-width: 34rem;
      font-weight: ${token('weight-medium')};
      color: ${token('ink')};
    }
    .link-disclosure {
      max-width: 44rem;
      font-size: ${token('text-small')};
    }
  }
`
