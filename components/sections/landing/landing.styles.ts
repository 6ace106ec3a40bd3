import { css, maxWidth, minWidth, mix, token } from '#components/theme/css.ts'
import { STRONG_TINT } from '#lib/colour/contrast.ts'

/** The partner's logo below the header, and its colours. */
const partnerStyle = css`
  .landing-partner {
    border-top: 4px solid var(--partner);
    background: var(--partner-tint);
    p {
      ${mix.row('0.75rem')};
      min-height: 4rem;
    }
    img {
      ${mix.size('auto', '2rem')};
      max-width: 12rem;
      object-fit: contain;
    }
    .partner-name {
      ${mix.serif('1.5rem / 1.1', 'figure')};
      color: var(--partner);
    }
  }
  .co-branded {
    :is(.surface-tint, .landing-comparison tr > :last-child) {
      background: var(--partner-tint);
    }
    .tread {
      --primary-50: var(--partner-tint);
      --primary-100: color-mix(in srgb, var(--partner) ${100 * STRONG_TINT}%, white);
    }
    section:is(.surface-white, .surface-tint) {
      --link: var(--partner);
      --mark: var(--partner);
    }
    @media screen {
      :is(.closing, .hero-arch, .waitlist-door) {
        --ink-soft: ${token('white')};
        background: linear-gradient(color-mix(in oklab, var(--partner), black 25%), var(--partner));
      }
    }
  }
`

/** Neighbours on the same surface share the space between them. In the preview each section is in an element of its own. */
const rhythm = css`
  .section.surface-white:has(+ .surface-white:not(.hero)),
  .surface-tint:has(+ .surface-tint),
  div:has(+ div > .surface-white:not(.hero)) > .section.surface-white,
  div:has(+ div > .surface-tint) > .surface-tint {
    padding-bottom: 0;
  }
  .waitlist .waitlist-columns {
    padding-block: ${token('space-section')};
  }
  /* The ground that the stairs stand on. */
  .how-it-works + .surface-white {
    border-top: ${mix.hairline};
  }
  .landing-title {
    padding-block: clamp(2rem, 5vw, 5rem) ${token('space-head')};
    h1 {
      max-width: ${token('width-head')};
      ${mix.lines('hero', 'tight')};
    }
    + .surface-white {
      padding-top: 0;
    }
    + * .landing-prose > p:first-child {
      ${mix.lines('intro', 1.5)};
      text-wrap: balance;
    }
  }
`

/** On a phone the two sides are beside each other, below what they compare. */
const comparison = css`
  .landing-comparison table {
    width: 100%;
    margin-top: ${token('space-head')};
    border-spacing: 0;
    text-align: left;
    text-wrap: balance;
    th {
      ${mix.emphasis('semibold', 'ink')};
    }
    tr > :last-child {
      ${mix.fill('primary-50', 'ink')};
    }
    ${minWidth('sm')} {
      :is(th, td) {
        padding: ${token('space-2')};
        border-bottom: ${mix.hairline};
        vertical-align: top;
      }
      th:first-child {
        padding-left: 0;
      }
      thead :last-child {
        border-radius: ${token('radius-large')} ${token('radius-large')} 0 0;
      }
      tbody tr:last-child > * {
        border: 0;
        &:last-child {
          border-radius: 0 0 ${token('radius-large')} ${token('radius-large')};
        }
      }
    }
    ${maxWidth('sm')} {
      thead {
        display: none;
      }
      :is(tbody, th, td) {
        display: block;
      }
      tr {
        ${mix.stack('0.5rem 1rem', '1fr 1.2fr')};
        ${mix.ruled('1.25rem')};
        margin-bottom: 1.25rem;
      }
      th {
        grid-column: 1 / -1;
      }
      :is(th, td) {
        padding: 0.5rem 0;
      }
      td:last-child {
        ${mix.box('0.5rem 1rem', token('radius-control'))};
      }
      td::before {
        content: attr(data-label);
        display: block;
        ${mix.text('small', 'semibold')};
      }
    }
  }
`

export const landingStyle = css`
  ${partnerStyle}
  ${rhythm}
  .hero-plain .hero-columns {
    grid-auto-rows: auto;
  }
  .hero-plain .hero-art {
    height: clamp(240px, 46vw, 420px);
    ${minWidth('lg', 'height: 480px; align-self: end')};
    /* No phone hides where the drawing is cut off. */
    img {
      height: auto;
    }
  }
  .landing-disclosure {
    padding-top: ${token('space-3')};
    font-size: ${token('text-small')};
  }
  .landing-strip {
    padding-block: ${token('space-4')};
    .partner-strip {
      padding-bottom: 0;
    }
  }
  .landing-prose {
    max-width: ${token('width-measure')};
    h2 {
      margin-bottom: ${token('space-3')};
    }
    :is(p, ul, ol) + :is(p, ul, ol) {
      margin-top: ${token('space-2')};
    }
  }
  .landing-picture {
    ${mix.stack(token('space-4'))};
    ${minWidth('lg', `grid-template-columns: 1fr 1fr; column-gap: ${token('space-8')}; align-items: center`)};
    img {
      width: 100%;
      border-radius: ${token('radius-card')};
      order: -1;
      ${minWidth('lg', "&[data-side='right'] { order: 1 }")};
    }
  }
  .landing-figures dl {
    ${mix.stack(token('space-4'))};
    ${minWidth('lg', 'grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr))')};
    margin-top: ${token('space-head')};
    > div {
      ${mix.wrap('0.5rem 2rem')};
      align-content: start;
      ${mix.ruled(token('space-2'))};
    }
    /* Beside each other where both have room. */
    :is(dt, dd) {
      flex: 1 12rem;
      text-wrap: balance;
    }
    dd {
      order: -1;
      ${mix.result('var(--text-h1) / 1.1')};
    }
  }
  .landing-quote figure {
    max-width: 52rem;
    margin-inline: auto;
    text-align: center;
    p {
      ${mix.quote('var(--text-h2) / 1.2')};
      text-wrap: balance;
    }
    figcaption {
      display: grid;
      margin-top: ${token('space-3')};
    }
    b {
      ${mix.emphasis('semibold', 'ink')};
    }
  }
  ${comparison}
`
