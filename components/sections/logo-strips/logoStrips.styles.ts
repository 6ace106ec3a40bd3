import { css, minWidth, mix, token } from '#components/theme/css.ts'

export const pressStyle = css`
  .press {
    border-top: ${mix.hairline};
    .press-row {
      ${mix.stack('1.25rem')};
      ${mix.columns('lg', 'auto 1fr', token('space-6'))};
      align-items: center;
      padding-block: ${token('space-4')} ${token('space-5')};
      ${minWidth('lg', 'padding-block: 2.25rem')};
    }
    p {
      font-size: ${token('text-small')};
      text-align: center;
      white-space: nowrap;
    }
    ul {
      ${mix.stack('1.25rem 1.5rem', 'repeat(3, 1fr)')};
      ${minWidth('sm', `${mix.row(token('space-3'))}; justify-content: space-between`)};
    }
    li {
      height: 1.625rem;
      ${mix.afterFirstPaint};
      ${minWidth('sm', 'height: 1.375rem; min-width: 0')};
      ${minWidth('lg', 'height: 1.625rem')};
    }
    img {
      ${mix.size('100%')};
      object-fit: contain;
      opacity: 0.78;
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
      ${mix.stack('1.25rem 2.25rem', '1fr 1fr')};
      align-items: center;
      ${minWidth('sm', 'grid-template-columns: repeat(3, auto); justify-content: space-between')};
      ${mix.columns('xl', 'repeat(6, auto)', token('space-3'))};
    }
    li {
      contain-intrinsic-block-size: 1.875rem;
      ${mix.afterFirstPaint};
    }
    img {
      @media screen and (forced-colors: none) {
        filter: brightness(0) invert(0.94);
      }
    }
  }
`
