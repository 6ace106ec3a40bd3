import { css, token } from '#components/theme/css.ts'

export default css`
  .not-found {
    display: grid;
    align-content: center;
    min-height: calc(${token('height-main')} - ${token('header-height')});
    overflow: clip;
    .not-found-text {
      display: grid;
      justify-items: center;
      padding-block: clamp(3rem, 6vw, 5.5rem) clamp(2rem, 4vw, 3.5rem);
      text-align: center;
    }
    .intro {
      max-width: 34rem;
      margin: 1.25rem 0 ${token('space-4')};
    }
    .maze {
      width: min(100% - 2 * ${token('space-gutter')}, 72rem);
      margin-inline: auto;
      padding-bottom: clamp(3rem, 6vw, 6rem);
    }
  }
`
