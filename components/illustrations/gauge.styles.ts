import { css, mix, token } from '#components/theme/css.ts'

/**
 * A gauge at `--level`, from 0 to 1, in the colours `--gauge-low`, `--gauge-high`, `--gauge-tip` and `--gauge-off`. The
 * ticks of `gauge.svg` mask a cone; the long tick turns about their centre.
 */
export const gaugeStyle = css`
  @property --level {
    syntax: '<number>';
    inherits: true;
    initial-value: 0;
  }
  .gauge {
    position: relative;
    display: block;
    aspect-ratio: 260 / 184;
    transition: --level ${token('duration-slow')} ${token('ease-out')};
    forced-color-adjust: none;
    ${mix.afterFirstPaint};
  }
  .gauge::before {
    ${mix.pseudo('0')};
    background: conic-gradient(
      from -112deg at 50% 70.65%,
      var(--gauge-low),
      var(--gauge-high) calc(2deg + var(--level) * 220deg),
      var(--gauge-off) 0
    );
    mask: url('#components/illustrations/gauge.svg') 0 / 100% 100%;
  }
  .gauge::after {
    ${mix.pseudo('-0.54% auto auto 48.85%')};
    ${mix.size('2.3%', '19.6%')};
    border-radius: 9px;
    background: var(--gauge-tip);
    transform: rotate(calc((var(--level) - 0.5) * 220deg));
    transform-origin: 50% 364%;
  }
`
