import { css, minWidth, mix, token } from '#components/theme/css.ts'

export default css`
  .support-columns {
    ${minWidth('md', `${mix.stack(token('space-4'), '1fr 1.1fr')}; align-items: center`)};
    .support-card {
      overflow: hidden;
    }
    .support-copy {
      padding: clamp(1.75rem, 4vw, 3.5rem);
    }
    h2 {
      font-size: clamp(1.75rem, 3vw, 2.25rem);
    }
    h2 + p {
      margin: ${token('space-2')} 0 1.75rem;
      max-width: 32rem;
    }
    .support-address {
      margin-top: 0.75rem;
    }
    .support-address a {
      ${mix.touchTarget()};
    }
    .support-art {
      display: grid;
      justify-items: center;
      overflow: hidden;
      padding: ${token('space-3')} ${token('space-3')} 0;
      background: ${mix.daySky};
    }
    /* The ground extends to both edges of the card. */
    .support-art svg {
      width: min(100%, 20rem);
      overflow: visible;
    }
  }
`
