import { css, mix, token } from '#components/theme/css.ts'

export const appLinksStyle = css`
  .app-store {
    ${mix.inlineRow(token('space-2'))};
    min-height: ${token('height-control')};
    ${mix.link('ink')};
    font-size: ${token('text-control')};
    .app-store-name {
      ${mix.inlineRow('0.625rem')};
      max-width: 9.75rem;
      font-weight: ${token('weight-semibold')};
      line-height: ${token('leading-snug')};
    }
    .app-store-name:lang(fr) {
      max-width: 11rem;
    }
    .app-store-mark {
      ${mix.size('2.5rem')};
      ${mix.box('0.5rem', '10px')};
      ${mix.fill('primary-500', 'accent-400')};
    }
    .app-store-rating {
      ${mix.stack('0.125rem')};
      padding-left: ${token('space-2')};
      border-left: ${mix.hairline};
      ${mix.lines('micro', 1.15)};
      color: ${token('ink-soft')};
    }
    .stars {
      --size: 0.9375rem;
    }
    /* A phone with enlarged text. */
    @media (max-width: 19.9em) {
      flex-wrap: wrap;
    }
    &:hover .app-store-name > span {
      text-decoration: underline;
    }
  }
  .estimate-link {
    margin-top: ${token('space-1')};
    font-size: ${token('text-small')};
    a {
      ${mix.touchTarget()};
    }
  }
`
