import { css, mix, token } from '#components/theme/css.ts'

export default css`
  .shared-bar {
    position: sticky;
    inset: auto 0 0;
    z-index: 100;
    padding: ${token('space-2')};
    ${mix.fill('neutral-800', 'white')};
    text-align: center;
    text-wrap: balance;
  }
`
