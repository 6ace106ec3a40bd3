import { css, mix, token } from '#components/theme/css.ts'

export const errorPageStyle = css`
  .error-page {
    display: grid;
    min-height: 100vh;
  }
  .error-message {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 1.25rem;
    min-height: 70vh;
    padding: ${token('space-3')};
    text-align: center;
    img {
      width: 100%;
      ${mix.prose('2rem', '52rem')};
    }
  }
  .error-actions {
    ${mix.wrap('0.75rem', 'center')};
    justify-content: center;
    margin-top: 0.75rem;
  }
`
