import { css, minWidth, mix, token } from '#components/theme/css.ts'

export const portraitStyle = css`
  .portrait {
    margin-bottom: 0.5rem;
    border-radius: 50%;
  }
`

const large = css`
  .review:nth-of-type(1) {
    ${minWidth('md')} {
      grid-column: 1 / -1;
      grid-template: 1fr / 0.8fr 1.2fr;
      .review-art {
        height: 100%;
        min-height: 17rem;
      }
      /* Crops the tree at the drawing's side. */
      .review-art img {
        justify-self: end;
        width: 110%;
        max-width: none;
      }
      blockquote {
        font-size: clamp(1.375rem, 2vw, 1.75rem);
        line-height: 1.32;
      }
      .review-body {
        padding: clamp(2rem, 3vw, 3rem);
      }
    }
    ${minWidth('xl')} {
      grid-column: 1;
      grid-row: 1 / 3;
      /* The picture takes what a short review leaves. */
      grid-template: minmax(15rem, 1fr) auto / 1fr;
      .review-art {
        min-height: 0;
      }
    }
    .review-art img {
      height: 100%;
      ${minWidth('xl', 'width: 100%')};
    }
  }
  ${minWidth('xl')} {
    /* The only review of a row fills it. */
    .review:nth-of-type(2):last-of-type {
      grid-row: 1 / 3;
    }
    .review:nth-of-type(n + 4):nth-of-type(even):last-of-type {
      grid-column: 1 / -1;
    }
    .review:nth-of-type(n + 2) {
      grid-template: 1fr / clamp(6.5rem, 11vw, 9.5rem) 1fr;
      .review-art {
        height: 100%;
      }
      .review-art img {
        height: 12rem;
      }
    }
  }
`

export const testimonialsStyle = css`
  .reviews-head {
    ${mix.print('break-inside: avoid; break-after: avoid')};
    ${mix.stack('1.25rem 3rem')};
    align-items: end;
    margin-bottom: ${token('space-head')};
    h2 {
      max-width: 12em;
    }
    .intro {
      margin-top: ${token('space-2')};
    }
    .reviews-rating {
      ${mix.row('0.25rem 0.875rem')};
      flex-wrap: wrap;
    }
    .reviews-rating b {
      ${mix.figure('3.25rem/1', 'ink')};
    }
    .reviews-rating > span {
      ${mix.stack('0.25rem')};
      font-size: ${token('text-small')};
    }
    ${minWidth('md', 'grid-template-columns: 1fr auto')};
  }

  /* The first review large, the others beside it. */
  .reviews {
    ${mix.stack(token('space-gap'))};
    .review {
      display: grid;
      grid-template-rows: auto 1fr;
      ${mix.frame(token('neutral-200'), token('radius-card'))};
      background: ${token('white')};
      overflow: hidden;
    }
    .review-art {
      display: grid;
      place-items: end center;
      height: 9.5rem;
      background: ${mix.daySky};
      overflow: hidden;
    }
    .review-art img {
      ${mix.size('100%', '8.5rem')};
    }
    .review-body {
      ${mix.column(token('space-2'))};
      padding: clamp(1.5rem, 2vw, 2rem);
    }
    blockquote {
      ${mix.quote('1.25rem/1.4')};
      letter-spacing: -0.008em;
    }
    .review-source {
      display: grid;
      justify-items: start;
      margin-top: auto;
      font-size: ${token('text-small')};
    }
    ${portraitStyle}
    .review-source b {
      ${mix.emphasis('semibold', 'ink')};
    }
    .review-source a {
      ${mix.touchTarget()};
      margin-bottom: -0.75rem;
    }
    .review-sample {
      font-style: italic;
    }
    ${minWidth('md', 'grid-template-columns: 1fr 1fr')};
    ${minWidth('xl', 'grid-template-columns: 1.55fr 1fr; grid-template-rows: 1fr 1fr')};
    ${large}
    ${mix.riseIntoView('.review')}
  }
`
