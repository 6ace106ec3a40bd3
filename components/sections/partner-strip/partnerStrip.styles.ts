import { css } from 'styled-components'
import { from, stack, token } from '#components/theme/theme.ts'

/** Logos are dark; on the dark surface they are inverted. */
export const partnerStripStyle = css`
  .partner-strip {
    padding-bottom: clamp(2rem, 3vw, 3rem);
    p {
      margin-bottom: 1.25rem;
      font-size: ${token('text-small')};
    }
    ul {
      ${stack('1.25rem 2.25rem')};
      grid-template-columns: 1fr 1fr;
      align-items: center;
    }
    img {
      max-width: 100%;
      height: auto;
      filter: brightness(0) invert(0.94);
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
