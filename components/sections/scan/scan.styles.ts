import { css, minWidth, mix, token } from '#components/theme/css.ts'
import { partnerBrandStyle } from '#components/sections/link/link.styles.ts'
import { portraitStyle } from '#components/sections/testimonials/testimonials.styles.ts'

export const scanStyle = css`
  .scan {
    min-height: 100vh;
    border-top: 8px solid var(--partner, transparent);
    .scan-columns {
      ${mix.stack('2.5rem')};
      align-items: center;
      padding-block: ${token('space-3')} ${token('space-6')};
      ${mix.columns('lg', '1.2fr 1fr', '2.5rem 5rem')};
    }
    ${partnerBrandStyle}
    .partner-brand {
      --brand-size: 1.5rem;
      margin-bottom: clamp(1.5rem, 4vw, 3.5rem);
    }
    .scan-columns > :first-child {
      ${minWidth('lg', 'align-self: end')};
    }
    h1 {
      ${mix.lines('hero', 'tight')};
    }
    .intro {
      ${mix.prose('1.25rem', '30rem')};
    }
    .scan-message {
      ${mix.prose(token('space-2'), '30rem')};
      ${mix.emphasis('medium', 'ink')};
    }
    .scan-review {
      max-width: 32rem;
      ${mix.ruled('1.75rem')};
      ${minWidth('lg', 'align-self: start')};
    }
    blockquote {
      margin: 0.625rem 0;
      ${mix.quote('1.25rem/1.4')};
    }
    blockquote p {
      text-wrap: balance;
    }
    ${portraitStyle}
    figcaption {
      font-size: ${token('text-small')};
    }
    figcaption b {
      margin-right: 0.375rem;
      ${mix.emphasis('semibold', 'ink')};
    }
    .scan-arch {
      position: relative;
      ${mix.stack('1.25rem')};
      justify-items: center;
      align-content: center;
      width: min(100%, 32rem);
      min-height: clamp(26rem, 40vw, 34rem);
      margin-inline: auto;
      padding: ${token('space-4')} ${token('space-2')} ${token('space-3')};
      overflow: hidden;
      background: var(--partner, ${token('primary-500')});
      /* Half of the width: more would shrink the lower corners. */
      border-radius: 16rem 16rem ${token('radius-card')} ${token('radius-card')};
      ${minWidth('lg', 'grid-area: 1 / 2 / span 2')};
    }
    /* On a phone, which cannot scan its own screen, the link comes first. */
    .scan-arch > .button {
      z-index: 1;
      order: -1;
      ${minWidth('lg', 'order: 0')};
    }
    /* Stays dark on light in forced-colors mode, so that cameras can read it. */
    .scan-code {
      forced-color-adjust: none;
      z-index: 1;
      ${mix.box('1.75rem 1.75rem 1.125rem', token('radius-card'))};
      background: ${token('white')};
      color: var(--partner, ${token('primary-700')});
      box-shadow: ${token('shadow-3')};
    }
    .scan-code p {
      ${mix.row('0.4375rem')};
      justify-content: center;
      margin-top: ${token('space-2')};
      font: ${token('weight-semibold')} 1.25rem/1 ${token('font-serif')};
      letter-spacing: -0.03em;
    }
    .scan-code .logo-mark {
      ${mix.size('1.375rem')};
      color: inherit;
    }
    .scan-confetti {
      ${mix.absolute('0')};
      /* The canvas brings a z-index of its own, which must not lift it over the code. */
      z-index: 0;
      pointer-events: none;
    }
    .insights {
      ${mix.stack(token('space-2'))};
      padding-block: ${token('space-4')} ${token('space-6')};
      ${mix.lines('small', 1.45)};
    }
    .insights h2 {
      ${mix.plainHeading('small')};
    }
    .insights dl {
      ${mix.stack(`${token('space-2')} ${token('space-4')}`)};
      ${minWidth('lg', 'grid-template-columns: repeat(3, 1fr)')};
    }
    .insights dt {
      ${mix.emphasis('semibold', 'ink')};
    }
  }
`
