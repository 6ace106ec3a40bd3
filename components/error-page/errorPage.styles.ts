import { css } from 'styled-components'
import { row, token } from '#components/theme/theme.ts'

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
      max-width: 52rem;
      height: auto;
      margin-top: 2rem;
    }
  }
  .error-actions {
    ${row('0.75rem')};
    flex-wrap: wrap;
    justify-content: center;
    margin-top: 0.75rem;
  }
`
