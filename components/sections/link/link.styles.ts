import { css, mix, token } from '#components/theme/css.ts'

/** Both logos on one line, or wrapped, in the size `--brand-size`. */
export const partnerBrandStyle = css`
  .partner-brand {
    ${mix.wrap('0.5rem clamp(0.875rem, 0.5rem + 1.6vw, 1.5rem)', 'center')};
    min-height: 3rem;
    ${mix.serif('var(--brand-size) / 1.1', 'figure', 'primary-500')};
  }
  .partner-brand img {
    ${mix.size('auto', 'calc(1.2 * var(--brand-size))')};
    max-width: min(100%, 12rem);
    object-fit: contain;
  }
  .partner-brand i {
    ${mix.size('1px', token('space-4'))};
    background: ${token('neutral-300')};
  }
  .partner-name {
    color: var(--partner);
  }
  .partner-product {
    ${mix.inlineRow('0.35em')};
  }
  .partner-product .logo-mark {
    ${mix.size('1.15em')};
    margin-top: -0.13em;
  }
`

/** A partner changes only the colours and the logo. */
export const linkStyle = css`
  .link-layout {
    ${mix.stack('1.75rem')};
    align-content: center;
    justify-items: center;
    /* The footer takes the rest of the window, on the same background. */
    --footer-room: calc(${token('height-target')} + 2 * ${token('space-1')});
    min-height: calc(100dvh - var(--footer-room));
    box-shadow: 0 var(--footer-room) 0 var(--partner-tint, ${token('white')});
    padding: ${token('space-4')} ${token('space-gutter')};
    border-top: 8px solid var(--partner, transparent);
    text-align: center;
    background: var(--partner-tint, ${token('white')});
    h1 {
      max-width: 15.61em;
      font-size: clamp(1.875rem, 1.4rem + 2vw, 2.75rem);
    }
    .intro {
      ${mix.prose('-0.75rem', '30rem')};
    }
    ${partnerBrandStyle}
    .partner-brand {
      --brand-size: clamp(1.5rem, 1.2rem + 1.4vw, 1.875rem);
      justify-content: center;
    }
    .spinner {
      ${mix.circle('3rem')};
      border: 3px solid color-mix(in oklch, var(--partner, ${token('primary-500')}) 16%, transparent);
      border-top-color: var(--partner, ${token('primary-500')});
      animation: spin 0.9s linear infinite;
    }
    ul {
      ${mix.wrap(`0 ${token('space-3')}`)};
      justify-content: center;
    }
    li a {
      ${mix.touchTarget()};
      font-size: 1rem;
    }
    .link-message {
      max-width: 34rem;
      ${mix.emphasis('medium', 'ink')};
    }
    .link-disclosure {
      max-width: 44rem;
      font-size: ${token('text-small')};
    }
  }
`
