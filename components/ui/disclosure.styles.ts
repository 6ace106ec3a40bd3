import { css } from 'styled-components'
import { from, hairline, row, size, token } from '#components/theme/theme.ts'

/** Native details; the whole row is the target. */
export const disclosureStyle = css`
  .disclosures {
    border-top: ${hairline};
  }
  .disclosure {
    border-bottom: ${hairline};
  }
  .disclosure summary {
    ${row(token('space-3'))};
    min-height: 4.5rem;
    padding-block: 1.125rem;
    list-style: none;
    cursor: pointer;
    font: ${token('weight-medium')} ${token('text-question')} / 1.35 ${token('font-sans')};
    color: ${token('ink')};
    letter-spacing: -0.008em;
    text-wrap: balance;
  }
  .disclosure summary::-webkit-details-marker {
    display: none;
  }
  .disclosure summary::after {
    content: '';
    flex: none;
    margin-left: auto;
    ${size('1.25rem')};
    background:
      linear-gradient(currentColor, currentColor) center / 100% 1.75px no-repeat,
      linear-gradient(currentColor, currentColor) center / 1.75px 100% no-repeat;
    color: ${token('mark')};
    transition:
      transform ${token('duration-slow')} ${token('ease-out')},
      background-size ${token('duration-slow')} ${token('ease-out')};
  }
  .disclosure[open] summary::after {
    transform: rotate(180deg);
    background-size:
      100% 1.75px,
      1.75px 0;
  }
  .disclosure summary:hover {
    color: ${token('link')};
  }
  .disclosure-body {
    padding-bottom: 1.75rem;
    max-width: ${token('width-answer')};
  }
  ${from('md')} {
    .disclosure-body {
      padding-right: 3rem;
    }
  }
  .disclosure-body p ~ p {
    margin-top: 0.75rem;
  }
  @media (forced-colors: active) {
    .disclosure summary::after {
      content: '+';
      background: none;
    }
    .disclosure[open] summary::after {
      content: '−';
    }
  }
  @media print {
    .disclosure::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    .disclosure summary::after {
      content: none;
    }
  }
`
