import { css, mix, token } from '#components/theme/css.ts'

// One star, repeated by the mask: five SVGs per rating would be most of a review's markup.
const star = mix.drawing(
  "viewBox='-1 0 22 20'",
  'm10 1.8 2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
)

export const starsStyle = css`
  .stars {
    --size: 1.125rem;
    display: inline-block;
    ${mix.size('calc(var(--count) * (var(--size) + 2px))', 'var(--size)')};
    /* Stars are centred in their squares; the first one's tip aligns with the text above. */
    margin-inline-start: calc((var(--size) + 2px) / -8);
    background: ${token('accent-600')};
    mask: ${star} 0 0 / calc(var(--size) + 2px) var(--size) repeat-x;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
`
