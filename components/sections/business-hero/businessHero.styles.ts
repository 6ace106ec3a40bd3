import { css, maxWidth, mix, token } from '#components/theme/css.ts'
import { openingAction } from '#components/header/openingAction.styles.ts'

export const businessHeroStyle = css`
  .business-hero {
    overflow: clip;
    .business-hero-columns {
      ${mix.stack('3.5rem')};
      padding-block: clamp(2.5rem, 5vw, 5.5rem) clamp(3rem, 5vw, 5rem);
      align-items: center;
      ${mix.columns('xl', 'minmax(0, 1fr) minmax(0, 1fr)', token('space-8'))};
    }
    h1 {
      line-height: 1;
    }
    .business-claim {
      margin-top: 0.75rem;
      /* A line leaves room, so that it breaks at the same words in the font that stands in. */
      font: ${token('weight-regular')} clamp(1.625rem, 1.02rem + 2.4vw, 2.9375rem) / 1.1 ${token('font-serif')};
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
      ${mix.link('ink-soft')};
    }
    .intro {
      ${mix.prose(token('space-3'), '33rem')};
    }
    .business-actions {
      ${mix.wrap('0.75rem')};
      margin-top: 2.25rem;
    }
    .business-actions > :first-child {
      ${openingAction};
    }
    .business-facts {
      ${mix.stack('0.5rem')};
      margin-top: ${token('space-3')};
      font-size: 1rem;
      color: ${token('ink')};
      ${mix.icon('1.25rem', 'link')};
    }
    .business-facts li {
      ${mix.row('0.5rem')};
      /* Firefox computes a smaller width for a text with the footnote's margins. */
      > span {
        flex: 1;
      }
    }
    .business-note {
      ${mix.prose(token('space-2'), '33rem')};
      font-size: ${token('text-small')};
      text-wrap: balance;
    }
    .business-actions > a {
      ${maxWidth('sm', 'flex: auto')};
    }
  }
`
