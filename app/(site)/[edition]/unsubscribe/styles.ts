import { css, minWidth, mix, token } from '#components/theme/css.ts'

export default css`
  .unsubscribe {
    ${mix.stack(token('space-6'))};
    align-items: center;
    .intro {
      max-width: 34rem;
      margin: 1.25rem 0 ${token('space-4')};
    }
    svg {
      width: min(100%, 22rem);
      margin-inline: auto;
    }
    ${minWidth('lg', 'grid-template-columns: 1.4fr 1fr')};
  }
`
