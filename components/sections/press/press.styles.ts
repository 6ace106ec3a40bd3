import { css } from 'styled-components'
import { from, hairline, row, size, stack, token } from '#components/theme/theme.ts'

export const pressStyle = css`
  .press {
    border-top: ${hairline};
    .press-row {
      ${stack('1.25rem')};
      align-items: center;
      padding-block: ${token('space-4')} ${token('space-5')};
    }
    p {
      font-size: ${token('text-small')};
      text-align: center;
      white-space: nowrap;
    }
    ul {
      ${row('1.25rem 2.25rem')};
      flex-wrap: wrap;
      justify-content: center;
    }
    img {
      height: 1.625rem;
      width: auto;
      max-width: 12rem;
      opacity: 0.78;
    }
    ${from('sm')} {
      ul {
        flex-wrap: nowrap;
        justify-content: space-between;
        gap: ${token('space-2')} ${token('space-3')};
      }
      li {
        min-width: 0;
      }
      img {
        ${size('100%', '1.375rem')};
        object-fit: contain;
      }
    }
    ${from('lg')} {
      .press-row {
        grid-template-columns: auto 1fr;
        gap: ${token('space-6')};
        padding-block: 2.25rem;
      }
      img {
        height: 1.625rem;
      }
    }
  }
`
