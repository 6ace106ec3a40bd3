import { css } from 'styled-components'
import { from, token } from '#components/theme/theme.ts'

export const businessHeroStyle = css`
  .business-hero {
    overflow: clip;
    .business-hero-columns {
      display: grid;
      gap: 3.5rem;
      padding-block: clamp(2.5rem, 5vw, 5.5rem) clamp(3rem, 5vw, 5rem);
    }
    h1 {
      line-height: 1;
    }
    .business-claim {
      margin-top: 0.75rem;
      font: ${token('weight-regular')} clamp(1.75rem, 1.2rem + 2.3vw, 3rem) / 1.1 ${token('font-serif')};
      letter-spacing: -0.02em;
      color: ${token('accent-400')};
      text-wrap: balance;
    }
    .footnote-mark {
      font: ${token('weight-semibold')} 0.9375rem / 1 ${token('font-sans')};
    }
    .footnote-mark a {
      /* Wide enough for a finger, without room that the words would lack. */
      padding: 0.875rem 1.25rem;
      margin-inline: -1.125rem -0.625rem;
      color: ${token('primary-200')};
      text-decoration: none;
    }
    .business-claim .footnote-mark {
      vertical-align: 1.1em;
    }
    .lead {
      margin-top: ${token('space-3')};
      max-width: 33rem;
    }
    .business-actions {
      display: flex;
      flex-wrap: wrap;
      gap: 0.75rem;
      margin-top: 2.25rem;
    }
    .business-actions > a {
      flex: 1 1 auto;
    }
    .business-facts {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem ${token('space-3')};
      margin-top: ${token('space-3')};
      font-size: 1rem;
      color: ${token('white')};
    }
    .business-facts li {
      display: flex;
      gap: 0.5rem;
      align-items: center;
    }
    .business-facts svg {
      flex: none;
      width: 1.25rem;
      height: 1.25rem;
      color: ${token('accent-400')};
    }
    .business-note {
      margin-top: ${token('space-2')};
      max-width: 33rem;
      font-size: ${token('text-small')};
    }
    ${from('sm')} {
      .business-actions > a {
        flex: none;
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
