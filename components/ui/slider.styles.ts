import { css, mix, token } from '#components/theme/css.ts'

const track = 'height: 6px; border-radius: 3px;'

const thumb = css`
  border-radius: 50%;
  background: radial-gradient(circle, ${token('primary-500')} 0 5px, ${token('white')} 5.5px);
  border: 1.5px solid ${token('primary-500')};
  box-shadow: ${token('shadow-2')};
`

/** `--position` is the value from 0 to 1. The bubble stays in the card, aligned left at 0 and right at 1. */
export const sliderStyle = css`
  .slider {
    --fill: calc(var(--position) * 100%);
    display: grid;
  }
  .slider > label {
    ${mix.emphasis('semibold', 'ink')};
  }
  .slider output {
    position: absolute;
    bottom: calc(100% - 0.125rem);
    left: var(--fill);
    visibility: hidden;
    transform: translateX(calc(-1 * var(--fill)));
    z-index: 1;
    ${mix.box('0.25rem 0.625rem', token('radius-control'))};
    ${mix.fill('primary-500', 'white')};
    font: ${token('weight-medium')} 1rem/1.15 ${token('font-serif')};
    letter-spacing: -0.01em;
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
    ${mix.forcedEdge}
  }
  /* The field beside it has the value; the bubble repeats it only while the thumb is used. */
  .slider :is(:active, :focus-visible) + output {
    visibility: visible;
  }
  .slider output::after {
    ${mix.pseudo('calc(100% - 1px) auto auto calc(14px + (100% - 28px) * var(--position))')};
    margin-left: -6px;
    border: 6px solid transparent;
    border-top-color: ${token('primary-500')};
    border-bottom: 0;
  }
  .slider-track {
    position: relative;
    margin-top: 1.25rem;
  }
  .slider input {
    display: block;
    appearance: none;
    ${mix.size('100%', token('height-target'))};
    background: none;
    cursor: pointer;
    border-radius: ${token('radius-small')};
    ${mix.forcedColours('appearance: auto')};
  }
  .slider input::-webkit-slider-runnable-track {
    ${track}
    background: linear-gradient(to right, ${token('primary-500')} var(--fill), ${token('neutral-300')} 0);
  }
  .slider input::-moz-range-track {
    ${track}
    background: ${token('neutral-300')};
    ${mix.forcedColours('background: ButtonText')};
  }
  .slider input::-moz-range-progress {
    ${track}
    background: ${token('primary-500')};
    ${mix.forcedColours('background: Highlight')};
  }
  .slider input::-webkit-slider-thumb {
    appearance: none;
    ${mix.size('28px')};
    margin-top: -11px;
    ${thumb}
    transition: box-shadow ${token('duration-fast')};
  }
  .slider input::-moz-range-thumb {
    ${mix.size('26px')};
    ${thumb}
  }
  /* The focus ring is on the thumb. In forced-colors mode, which drops transparency, the track has one too. */
  .slider input:focus-visible {
    outline-color: transparent;
  }
  .slider input:focus-visible::-webkit-slider-thumb {
    ${mix.focusRing};
  }
  .slider input:focus-visible::-moz-range-thumb {
    ${mix.focusRing};
  }
  .slider input:hover::-webkit-slider-thumb {
    box-shadow: 0 0 0 8px color-mix(in oklch, ${token('primary-500')} 10%, transparent);
  }
  .slider-ends {
    ${mix.spread()};
    font-size: ${token('text-small')};
    margin-top: -0.375rem;
  }
`
