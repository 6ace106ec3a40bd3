import { css, minWidth, mix, token } from '#components/theme/css.ts'

export const demoStyle = css`
  .demo-columns {
    ${mix.stack(token('space-6'))};
    ${mix.columns('xl', 'minmax(0, 1.05fr) minmax(0, 1fr)', '5rem')};
    align-items: start;
    .demo-text {
      ${minWidth('xl')} {
        display: flex;
        flex-direction: column;
        align-self: stretch;
        padding-block: ${token('space-2')};
      }
    }
    .intro {
      ${mix.prose(token('space-2'), '34rem')};
    }
    .demo-steps {
      margin-top: ${token('space-4')};
    }
    .demo-steps li {
      position: relative;
      max-width: 32rem;
      padding: 0 0 1.25rem 2.5rem;
      text-wrap: balance;
    }
    :is(.demo-steps, figcaption) b {
      color: ${token('ink')};
    }
    .demo-steps li::before {
      ${mix.pseudo('0.45rem auto auto 0.25rem')};
      ${mix.circle('0.75rem')};
      border: 3px solid ${token('secondary-500')};
    }
    .demo-steps li:last-child::before {
      border-color: ${token('primary-500')};
      background: ${token('accent-400')};
    }
    .demo-steps li:not(:last-child)::after {
      ${mix.pseudo('1.2rem auto -0.45rem calc(0.625rem - 1px)')};
      border-left: 2px solid ${token('secondary-200')};
    }
    .quote {
      margin-top: ${token('space-5')};
      ${mix.ruled(token('space-4'))};
      ${minWidth('xl', 'margin-top: auto')};
    }
    blockquote {
      ${mix.quote('clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem) / 1.38')};
      letter-spacing: -0.01em;
      quotes: '“' '”';
    }
    blockquote p {
      text-wrap: balance;
    }
    blockquote:lang(fr) {
      quotes: '«\\a0' '\\a0»';
    }
    blockquote p::before {
      content: open-quote;
      margin-left: -0.42em;
    }
    blockquote p::after {
      content: close-quote;
    }
    figcaption {
      ${mix.wrap(`0.75rem ${token('space-3')}`, 'center')};
      contain-intrinsic-block-size: 2.75rem;
      ${mix.afterFirstPaint};
      margin-top: ${token('space-3')};
      ${mix.lines('small', 1.4)};
    }
    .demo-card {
      padding: clamp(1.5rem, 1rem + 2vw, 2.5rem);
      box-shadow: ${token('shadow-3')};
    }
    .demo-card > p {
      margin: 0.375rem 0 ${token('space-3')};
    }
    .demo-card h3 {
      font-size: clamp(1.5rem, 1.3rem + 0.7vw, 1.875rem);
    }
  }
`
