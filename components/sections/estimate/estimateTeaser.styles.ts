import { css, minWidth, mix, token } from '#components/theme/css.ts'

export const estimateTeaserStyle = css`
  .teaser-columns {
    ${mix.stack(token('space-5'))};
    ${mix.columns('lg', 'minmax(0, 1.2fr) minmax(0, 0.8fr)', 'clamp(2rem, 6vw, 6rem)')};
    align-items: center;
    .section-head {
      margin-bottom: ${token('space-4')};
    }
  }
  .teaser-card {
    --gauge-low: ${token('secondary-400')};
    --gauge-high: ${token('accent-400')};
    --gauge-tip: ${token('white')};
    --gauge-off: ${token('primary-400')};
    display: grid;
    justify-items: center;
    width: min(100%, 26rem);
    margin-inline: auto;
    ${minWidth('lg', 'margin-right: 0')};
    ${mix.box('clamp(2rem, 5vw, 3.5rem) 2rem', token('radius-card'))};
    text-align: center;
    forced-color-adjust: none;
    ${mix.printHidden}
    .gauge {
      width: min(100%, 16rem);
    }
    b {
      margin-top: -4.25rem;
      font: ${token('weight-semibold')} 1.875rem/1.1 ${token('font-serif')};
      color: ${token('white')};
    }
    span:last-child {
      margin-top: 2.25rem;
      font-size: ${token('text-small')};
    }
  }
`
