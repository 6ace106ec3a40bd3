import { css, maxWidth, mix, token } from '#components/theme/css.ts'

const BAND = '44px'

/** Animates the funded lead once; without animation the row shows the end state. */
const leadAnimation = css`
  ${mix.motionAllowed} {
    --way: 2.4s ${token('ease-out')} 0.8s backwards;
    [data-stage='funded'] {
      animation: lead-row var(--way);
    }
    [data-stage='funded'] .pipeline-ratio {
      animation: lead-ratio var(--way);
    }
    [data-start],
    [data-start] small {
      animation: lead-hidden var(--way);
    }
    [data-start]::before {
      ${mix.absolute('0 0 auto')};
      content: attr(data-start);
      color: transparent;
      animation: lead-start var(--way);
    }
  }
`

const keepFor75 = (name: string, start: string) => `@keyframes ${name} { from, 75% { ${start}; } }`

const leadKeyframes = css`
  @property --ratio {
    syntax: '<integer>';
    inherits: true;
    initial-value: 0;
  }
  @keyframes lead-ratio {
    from {
      --ratio: var(--start);
      color: ${token('red-600')};
    }
  }
  ${keepFor75('lead-hidden', 'color: transparent')}
  ${keepFor75('lead-start', `color: ${token('secondary-600')}`)}
  ${keepFor75('lead-row', 'background-size: 0 100%')}
`

export const pipelineStyle = css`
  ${leadKeyframes}
  .pipeline {
    position: relative;
    width: min(100%, 35rem);
    justify-self: center;
    padding: 4.25rem 0;
    print-color-adjust: exact;
    .pipeline-loop {
      ${mix.absolute('0 0 0 22%')};
      border: ${BAND} solid ${token('secondary-500')};
      border-left: 0;
      border-radius: 0 132px 132px 0;
      ${maxWidth('sm', 'border-radius: 0 72px 72px 0')};
    }
    :is(.pipeline-in, .pipeline-back) {
      position: absolute;
      left: 0;
      ${mix.row()};
      height: ${BAND};
      padding-inline: 1.25rem 2rem;
      min-width: max-content;
      font-weight: ${token('weight-semibold')};
      white-space: nowrap;
    }
    .pipeline-in {
      top: 0;
      width: 50%;
      background: linear-gradient(90deg, ${token('primary-400')}, ${token('secondary-500')});
      color: ${token('white')};
    }
    .pipeline-back {
      bottom: 0;
      width: 58%;
      padding-left: ${token('space-6')};
      background: linear-gradient(90deg, ${token('accent-400')} 70%, ${token('secondary-500')});
      color: ${token('primary-700')};
      clip-path: polygon(24px 0, 100% 0, 100% 100%, 24px 100%, 0 50%);
      ${maxWidth('sm', `width: 68%; padding-inline: 2.25rem ${token('space-2')}`)};
    }
    .pipeline-card {
      position: relative;
      --side: 1.5rem;
      ${maxWidth('sm', '--side: 1.125rem')};
      width: min(94%, 31rem);
      ${mix.box('1.25rem var(--side) 1rem', token('radius-card'))};
      overflow: hidden;
      ${mix.fill('white', 'gray-600')};
      font-size: 0.9375rem;
      line-height: 1.3;
      box-shadow: ${token('shadow-3')};
    }
    .pipeline-title {
      ${mix.row(token('space-1'))};
      padding-bottom: 0.875rem;
      ${mix.emphasis('semibold', 'primary-700')};
      ${mix.icon('1.125rem')};
    }
    /* The rows share their columns. */
    ul {
      display: grid;
      grid-template-columns: 2.25rem minmax(0, 1fr) 2.25rem 2.25rem minmax(7rem, auto);
      column-gap: 0.625rem;
      ${maxWidth('sm', 'grid-template-columns: 2.25rem minmax(0, 1fr) auto')};
    }
    li {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      align-items: center;
      margin-inline: calc(-1 * var(--side));
      padding: 0.75rem var(--side);
      border-top: 1px solid ${token('neutral-200')};
    }
    b,
    .pipeline-stage {
      white-space: nowrap;
    }
    b,
    .pipeline-ratio {
      ${mix.emphasis('semibold', 'primary-700')};
      font-variant-numeric: tabular-nums;
    }
    small {
      display: block;
      font-size: 0.8125rem;
      ${mix.emphasis('regular', 'gray-600')};
    }
    .pipeline-initials {
      ${mix.centeredCircle('2.25rem')};
      ${mix.fill('primary-50', 'primary-500')};
      font-size: 0.8125rem;
      font-weight: ${token('weight-semibold')};
    }
    .pipeline-ratio {
      ${maxWidth('sm', 'display: none')};
    }
    .pipeline-ratio::before {
      counter-reset: ratio var(--ratio);
      content: counter(ratio);
    }
    .is-over {
      color: ${token('red-600')};
    }
    .pipeline-stage {
      position: relative;
      text-align: right;
      ${mix.emphasis('semibold', 'primary-500')};
    }
    [data-stage='coaching'] .pipeline-stage {
      color: ${token('secondary-600')};
    }
    [data-stage='funded'] {
      background: linear-gradient(90deg, transparent, ${token('accent-100')}) 100% / 100% 100% no-repeat;
    }
    ${leadAnimation}
    .pipeline-note {
      margin-inline: calc(-1 * var(--side));
      padding: 0.75rem var(--side) 0;
      border-top: 1px solid ${token('neutral-200')};
      font-size: 0.875rem;
    }
  }
`
