import { css } from 'styled-components'
import { circle, from, hairline, lines, pseudo, row, stack, token } from '#components/theme/theme.ts'

export const demoStyle = css`
  .demo-columns {
    ${stack(token('space-6'))};
    align-items: start;
    .intro {
      margin-top: ${token('space-2')};
      max-width: 34rem;
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
    .demo-steps b {
      color: ${token('ink')};
    }
    .demo-steps li::before {
      ${pseudo('0.45rem auto auto 0.25rem')};
      ${circle('0.75rem')};
      border: 3px solid ${token('secondary-500')};
    }
    .demo-steps li:last-child::before {
      border-color: ${token('primary-500')};
      background: ${token('accent-400')};
    }
    .demo-steps li:not(:last-child)::after {
      ${pseudo('1.2rem auto -0.45rem calc(0.625rem - 1px)')};
      border-left: 2px solid ${token('secondary-200')};
    }
    .quote {
      margin-top: ${token('space-5')};
      padding-top: ${token('space-4')};
      border-top: ${hairline};
    }
    blockquote {
      font: ${token('weight-regular')} clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem) / 1.38 ${token('font-serif')};
      letter-spacing: -0.01em;
      color: ${token('ink')};
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
      ${row(`0.75rem ${token('space-3')}`)};
      flex-wrap: wrap;
      margin-top: ${token('space-3')};
      ${lines('small', 1.4)};
    }
    figcaption b {
      color: ${token('ink')};
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
    ${from('xl')} {
      grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
      gap: 5rem;
      .demo-text {
        display: flex;
        flex-direction: column;
        align-self: stretch;
        padding-block: ${token('space-2')};
      }
      .quote {
        margin-top: auto;
      }
    }
  }
`
