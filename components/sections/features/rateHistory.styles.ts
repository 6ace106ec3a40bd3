import { maxWidth, css, minWidth, mix, token } from '#components/theme/css.ts'

export const rateStyle = css`
  [data-feature='rate-drop'] {
    gap: ${token('space-2')};
    ${minWidth('xl', 'grid-area: 1 / 6 / auto / -1')};
  }
  .rate {
    position: relative;
    margin: 0 -0.25rem -0.5rem 0;
  }
  .rate svg {
    ${mix.size('100%', '216px')};
    mask-image: linear-gradient(to right, transparent 26px, #000 72px);
  }
  .rate-grid {
    stroke: ${token('neutral-200')};
  }
  .rate-area {
    fill: ${token('primary-50')};
  }
  .rate-line {
    stroke: ${token('primary-500')};
    fill: none;
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .rate-drop {
    stroke: ${token('accent-500')};
    stroke-width: 7;
    stroke-linecap: round;
  }
  .rate-plumb {
    stroke: ${token('primary-300')};
    stroke-dasharray: 3 5;
  }
  .rate-halo {
    fill: ${token('accent-400')};
    opacity: 0.55;
  }
  .rate-dot {
    fill: ${token('primary-500')};
    stroke: ${token('white')};
    stroke-width: 2.5;
  }
  .rate text {
    font: ${token('weight-medium')} 13px ${token('font-sans')};
    fill: ${token('gray-500')};
    ${mix.forcedColours('fill: CanvasText')};
  }
  .rate-marks {
    text-anchor: end;
  }
  .rate-tip {
    ${mix.absolute('auto 136px 28px auto')};
    z-index: 1;
    ${mix.box('0.375rem 0.75rem', '10px')};
    ${mix.fill('primary-500', 'primary-100')};
    ${mix.lines('tiny', 1.35)};
    text-wrap: balance;
    max-width: calc(100% - 136px);
    ${maxWidth('sm')} {
      inset: 16px 40px auto auto;
      max-width: calc(100% - 40px);
      padding-inline: 0.625rem;
      font-size: ${token('text-micro')};
    }
  }
  .rate-tip b {
    ${mix.emphasis('semibold', 'accent-400')};
  }
`
