import { css, maxWidth, minWidth, mix, token } from '#components/theme/css.ts'

export const landingStyle = css`
  .landing-title {
    padding-block: clamp(2rem, 5vw, 5rem) 0;
    h1 {
      max-width: ${token('width-head')};
    }
  }
  .hero-plain .hero-art {
    height: clamp(240px, 46vw, 420px);
    ${minWidth('lg', 'height: 480px')};
  }
  .landing-partner {
    --brand-size: 1.5rem;
    padding-top: ${token('space-3')};
  }
  .landing-disclosure {
    padding-block: ${token('space-4')};
    font-size: ${token('text-small')};
  }
  .landing-strip {
    padding-block: ${token('space-4')};
  }
  .landing-prose {
    max-width: ${token('width-measure')};
    h2 {
      margin-bottom: ${token('space-3')};
    }
    p + p,
    ul + p,
    ol + p,
    p + ul,
    p + ol {
      margin-top: ${token('space-2')};
    }
  }
  .landing-picture {
    ${mix.stack(token('space-4'))};
    ${minWidth('lg', `grid-template-columns: 1fr 1fr; column-gap: ${token('space-8')}; align-items: center`)};
    img {
      width: 100%;
      height: auto;
      border-radius: ${token('radius-card')};
      order: -1;
      ${minWidth('lg', "&[data-side='right'] { order: 1 }")};
    }
  }
  .landing-figures dl {
    ${mix.stack(token('space-4'))};
    ${minWidth('md', 'grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr))')};
    margin-top: ${token('space-head')};
    > div {
      display: grid;
      align-content: start;
      padding-top: ${token('space-2')};
      border-top: ${mix.hairline};
    }
    dd {
      order: -1;
      ${mix.lines('h1', 'tight')};
      letter-spacing: ${token('tracking-figure')};
    }
    dt {
      margin-top: ${token('space-1')};
    }
  }
  .landing-quote figure {
    max-width: 52rem;
    blockquote p {
      ${mix.lines('h2', 'snug')};
    }
    figcaption {
      display: grid;
      margin-top: ${token('space-3')};
    }
  }
  .landing-comparison table {
    width: 100%;
    margin-top: ${token('space-head')};
    border-collapse: collapse;
    text-align: left;
    th,
    td {
      padding: ${token('space-2')} ${token('space-2')} ${token('space-2')} 0;
      border-bottom: ${mix.hairline};
      vertical-align: top;
    }
    tr > :last-child {
      padding-inline: ${token('space-2')};
      background: ${token('primary-50')};
      color: ${token('ink')};
    }
    tbody th {
      ${mix.emphasis('semibold', 'ink')};
    }
    ${maxWidth('sm', `font-size: ${token('text-small')}`)};
  }
`
