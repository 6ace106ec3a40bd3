import { css } from 'styled-components'
import { absolute, token, from, hairline, row, size } from '#components/theme/theme.ts'

export const dialogStyle = css`
  .dialog {
    position: fixed;
    width: min(100% - 2rem, ${token('width-dialog')});
    max-height: calc(100dvh - 2rem);
    margin: auto;
    padding: ${token('space-dialog')};
    border: 0;
    border-radius: ${token('radius-card')};
    background: ${token('white')};
    color: ${token('ink-soft')};
    box-shadow: ${token('shadow-3')};
    overflow: auto;
    overscroll-behavior: contain;
  }
  .dialog::backdrop {
    background: ${token('overlayDark-backdrop')};
  }
  .dialog h2 {
    font-size: ${token('text-dialog')};
    padding-right: 3rem;
  }
  .dialog .dialog-intro {
    margin: ${token('space-1')} 0 ${token('space-3')};
  }
  .dialog > .icon-button {
    ${absolute('1.25rem 1.25rem auto auto')};
  }
  html:has(dialog.dialog[open]) {
    overflow: hidden;
    scrollbar-gutter: stable;
    /* The scrollbar's space, which no backdrop covers, is as dark as the page behind it. */
    background: color-mix(in srgb, ${token('white')} 38%, ${token('primary-900')});
  }
  @media (forced-colors: active) {
    .dialog {
      border: 1px solid;
    }
  }
`

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
