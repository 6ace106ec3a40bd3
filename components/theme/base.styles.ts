import { css, mix, token } from './css.ts'

export const baseStyle = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  * {
    margin: 0;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: calc(${token('header-height')} + 1rem);
  }
  body {
    min-height: 100vh;
    ${mix.fill('white', 'ink-soft')};
    font: ${token('weight-regular')} ${token('text-body')} / ${token('leading-body')} ${token('font-sans')};
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    overflow-wrap: break-word;
    ${mix.print('font-size: 11pt')};
  }
  /* Unlike break-word, it also keeps a long word of large text from widening its column. */
  :is(h1, h2, h3, p, li, dt, dd, summary) {
    overflow-wrap: anywhere;
  }
  main {
    min-height: ${token('height-main')};
  }
  :is(img, svg) {
    display: block;
    max-width: 100%;
  }
  svg {
    flex: none;
  }
  img {
    height: auto;
  }
  /* Logos and other pictures with a meaning are drawn for a light surface. */
  img:not([alt='']) {
    ${mix.forcedColours(`forced-color-adjust: none; background: ${token('white')}`)};
  }
  :is(button, input, select, textarea) {
    font: inherit;
    color: inherit;
  }
  /* An item of a skipped level, which holds only the list within it. */
  .no-marker {
    list-style: none;
  }
  :where(ul[role='list'], ol[role='list']) {
    list-style: none;
    padding: 0;
  }

  :is(h1, h2, h3) {
    font-family: ${token('font-serif')};
    ${mix.emphasis('medium', 'ink')};
    line-height: ${token('leading-snug')};
    letter-spacing: ${token('tracking-heading')};
    text-wrap: balance;
  }
  :is(h1, h2, h3, summary) {
    ${mix.print('break-inside: avoid; break-after: avoid')};
  }
  h1 {
    ${mix.lines('h1', 1.08)};
    letter-spacing: ${token('tracking-display')};
  }
  h2 {
    ${mix.lines('h2', 'heading')};
    letter-spacing: ${token('tracking-display')};
  }
  h3 {
    font-size: ${token('text-h3')};
  }
  :is(p, li, dd) {
    text-wrap: pretty;
  }
  strong {
    ${mix.emphasis('semibold', 'ink')};
  }
  a {
    color: ${token('link')};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
    ${mix.transition('fast', 'text-decoration-color', 'color')};
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  sup {
    font-size: 0.65em;
    line-height: 0;
  }
  /* Without specificity, so that rounded elements keep their corners. */
  :where(:focus-visible) {
    ${mix.focusRing};
    border-radius: 4px;
  }

  /* Entrances move and never fade, so that text is readable from the first frame. */
  @keyframes rise {
    from {
      transform: translateY(24px);
    }
  }
  @keyframes after-first-paint {
    from {
      content-visibility: hidden;
    }
  }
  @keyframes spin {
    to {
      transform: rotate(1turn);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
    }
  }
  @media print {
    :is(.surface-dark, .surface-deep) {
      --ink: ${token('primary-700')};
      --ink-soft: ${token('gray-700')};
      --link: ${token('secondary-600')};
      --line: ${token('neutral-300')};
      background: none;
    }
    header,
    dialog,
    .skip-link {
      display: none !important;
    }
  }
`
