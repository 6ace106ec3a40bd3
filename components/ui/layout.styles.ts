import { css, mix, token } from '#components/theme/css.ts'

export const layoutStyle = css`
  .container {
    width: 100%;
    max-width: calc(${token('width-container')} + 2 * ${token('space-gutter')});
    margin-inline: auto;
    padding-inline: ${token('space-gutter')};
  }
  .section {
    padding-block: ${token('space-section')};
  }
  /* The section's own padding keeps the previous one out of view below the header. */
  .section[id] {
    scroll-margin-top: -1rem;
  }
  .section-head {
    max-width: ${token('width-head')};
    margin-bottom: ${token('space-head')};
    ${mix.print('break-inside: avoid; break-after: avoid')};
  }
  .section-head p {
    ${mix.prose(token('space-2'), token('width-intro'))};
  }
  .section-cta {
    ${mix.wrap('1rem 2rem', 'center')};
    margin-top: ${token('space-head')};
  }
  .intro {
    ${mix.lines('intro', 1.5)};
    text-wrap: balance;
  }
  .numeric {
    font-variant-numeric: tabular-nums lining-nums;
  }
  /* Wraps only where the word is longer than the line. */
  .no-break {
    display: inline-block;
    max-width: 100%;
  }
  .visually-hidden {
    position: absolute;
    ${mix.size('1px')};
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .skip-link {
    position: fixed;
    left: ${token('space-2')};
    top: -5rem;
    z-index: ${token('layer-skip')};
    background: ${token('white')};
    ${mix.box(`0.75rem ${token('space-2')}`, token('radius-control'))};
    box-shadow: ${token('shadow-2')};
  }
  .skip-link:focus {
    top: ${token('space-2')};
  }
  .card {
    background: ${token('white')};
    ${mix.frame(token('line'), token('radius-card'))};
  }
  .logo {
    ${mix.touchTarget(token('space-1'))};
    text-decoration: none;
    ${mix.serif('1.5625rem/1', 'figure', 'primary-500')};
  }
  :is(.surface-dark, .surface-deep) .logo {
    color: ${token('white')};
    /* Without the dark surface. */
    ${mix.print(`color: ${token('primary-500')}`)};
  }
  :is(.surface-dark, .surface-deep) .logo-mark {
    color: ${token('accent-400')};
  }
  .logo .logo-mark {
    ${mix.size('1.75rem')};
    margin-top: -0.2rem;
  }
  .bare-footer {
    ${mix.wrap(`0 ${token('space-3')}`)};
    justify-content: center;
    padding: ${token('space-1')} ${token('space-gutter')};
    font-size: ${token('text-small')};
  }
  .bare-footer a {
    ${mix.touchTarget()};
    color: ${token('ink-soft')};
  }
`
