import { css } from 'styled-components'
import { pseudo, size, spread, token } from '#components/theme/theme.ts'

const thumb = css`
  border-radius: 50%;
  background: radial-gradient(circle, ${token('primary-500')} 0 5px, ${token('white')} 5.5px);
  border: 1.5px solid ${token('primary-500')};
  box-shadow: ${token('shadow-2')};
`

/**
 * `--position` is the value from 0 to 1. The bubble aligns left at 0 and right at 1, so it stays in the card; its tail
 * stays on the thumb.
 */
export const sliderStyle = css`
  .slider {
    --fill: calc(var(--position) * 100%);
    display: grid;
  }
  .slider > label {
    font-weight: ${token('weight-semibold')};
    color: ${token('ink')};
  }
  .slider output {
    position: relative;
    justify-self: start;
    margin: ${token('space-1')} 0 ${token('space-1')} var(--fill);
    transform: translateX(calc(-1 * var(--fill)));
    padding: 0.4375rem 0.875rem 0.5rem;
    border-radius: ${token('radius-control')};
    background: ${token('primary-500')};
    color: ${token('white')};
    font: ${token('weight-medium')} 1.375rem/1.15 ${token('font-serif')};
    letter-spacing: -0.01em;
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
  }
  .slider output::after {
    ${pseudo('calc(100% - 1px) auto auto calc(14px + (100% - 28px) * var(--position))')};
    margin-left: -6px;
    border: 6px solid transparent;
    border-top-color: ${token('primary-500')};
    border-bottom: 0;
  }
  .slider input {
    appearance: none;
    ${size('100%', token('height-target'))};
    margin: 0;
    background: none;
    cursor: pointer;
    border-radius: ${token('radius-small')};
  }
  .slider input::-webkit-slider-runnable-track {
    height: 6px;
    border-radius: 3px;
    background: linear-gradient(to right, ${token('primary-500')} var(--fill), ${token('neutral-300')} 0);
  }
  .slider input::-moz-range-track {
    height: 6px;
    border-radius: 3px;
    background: ${token('neutral-300')};
  }
  .slider input::-moz-range-progress {
    height: 6px;
    border-radius: 3px;
    background: ${token('primary-500')};
  }
  .slider input::-webkit-slider-thumb {
    appearance: none;
    ${size('28px')};
    margin-top: -11px;
    ${thumb}
    transition: box-shadow ${token('duration-fast')};
  }
  .slider input::-moz-range-thumb {
    ${size('26px')};
    ${thumb}
  }
  .slider input:hover::-webkit-slider-thumb {
    box-shadow: 0 0 0 8px color-mix(in oklch, ${token('primary-500')} 10%, transparent);
  }
  .slider-ends {
    ${spread()};
    font-size: ${token('text-small')};
    margin-top: -0.375rem;
  }
  @media (forced-colors: active) {
    .slider input {
      appearance: auto;
    }
    .slider output {
      border: 1px solid;
    }
  }
`
