import { css } from 'styled-components'
import { openingAction } from '#components/header/openingAction.styles.ts'
import { below, from, row, size, stack, token, wrap } from '#components/theme/theme.ts'

export const businessHeroStyle = css`
  .business-hero {
    overflow: clip;
    .business-hero-columns {
      ${stack('3.5rem')};
      padding-block: clamp(2.5rem, 5vw, 5.5rem) clamp(3rem, 5vw, 5rem);
    }
    h1 {
      line-height: 1;
    }
    .business-claim {
      margin-top: 0.75rem;
      font: ${token('weight-regular')} clamp(1.75rem, 1.2rem + 2.3vw, 3rem) / 1.1 ${token('font-serif')};
      letter-spacing: -0.02em;
      color: ${token('link')};
      text-wrap: balance;
    }
    .footnote-mark {
      font-family: ${token('font-sans')};
    }
    .footnote-mark a {
      /* A touch target that adds no space to the line. */
      padding: 1.125rem 1.25rem;
      margin-inline: -1.125rem -0.625rem;
      color: ${token('ink-soft')};
      text-decoration: none;
    }
    .intro {
      margin-top: ${token('space-3')};
      max-width: 33rem;
    }
    .business-actions {
      ${wrap('0.75rem')};
      margin-top: 2.25rem;
    }
    .business-actions > :first-child {
      ${openingAction};
    }
    .business-facts {
      ${stack('0.5rem')};
      margin-top: ${token('space-3')};
      font-size: 1rem;
      color: ${token('ink')};
    }
    .business-facts li {
      ${row('0.5rem')};
    }
    .business-facts svg {
      flex: none;
      ${size('1.25rem')};
      color: ${token('link')};
    }
    .business-note {
      margin-top: ${token('space-2')};
      max-width: 33rem;
      font-size: ${token('text-small')};
      text-wrap: balance;
    }
    ${below('sm')} {
      .business-actions > a {
        flex: auto;
      }
    }
    ${from('xl')} {
      .business-hero-columns {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        gap: ${token('space-8')};
        align-items: center;
      }
    }
  }
`
