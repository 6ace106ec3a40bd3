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
      ${stack('1.25rem 1.5rem', 'repeat(3, 1fr)')};
    }
    img {
      ${size('100%', '1.625rem')};
      object-fit: contain;
      opacity: 0.78;
    }
    ${from('sm')} {
      ul {
        ${row(token('space-3'))};
        justify-content: space-between;
      }
      li {
        min-width: 0;
      }
      img {
        height: 1.375rem;
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

/** Logos are dark; on the dark surface they are inverted. */
export const partnerStripStyle = css`
  .partner-strip {
    padding-bottom: clamp(2rem, 3vw, 3rem);
    p {
      margin-bottom: 1.25rem;
      font-size: ${token('text-small')};
    }
    ul {
      ${stack('1.25rem 2.25rem', '1fr 1fr')};
      align-items: center;
    }
    img {
      @media not print {
        filter: brightness(0) invert(0.94);
      }
    }
    ${from('sm')} {
      ul {
        grid-template-columns: repeat(3, auto);
        justify-content: space-between;
      }
    }
    ${from('xl')} {
      ul {
        grid-template-columns: repeat(6, auto);
        gap: ${token('space-3')};
      }
    }
  }
`
